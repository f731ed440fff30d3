// The second file of the examples' script: columns, outlines, editing, loading, television, watch,
// and the controls and listings around a table. It is loaded when an example first needs it.
(() => {
  'use strict';
  const { Example, LANGUAGES, PATHS, WORDS, all, later, task, serial, make, icon, move } =
    window.hignotesExamples;
  const PALETTES = ['readable', 'device'];
  // Where each table style exists.
  const STYLES = {
    iOS: ['plain', 'grouped', 'insetGrouped', 'inset', 'sidebar'],
    iPadOS: ['plain', 'grouped', 'insetGrouped', 'inset', 'sidebar'],
    macOS: ['plain', 'inset', 'sidebar', 'bordered'],
    tvOS: ['plain', 'grouped'],
    visionOS: ['plain', 'grouped', 'insetGrouped', 'inset', 'sidebar'],
    watchOS: ['plain', 'elliptical', 'carousel'],
  };
  // Text sizes xS … AX5: Body and Subhead with their leading, Footnote, in px.
  const SIZES = ['xS', 'S', 'M', 'L', 'xL', 'xxL', 'xxxL', 'AX1', 'AX2', 'AX3', 'AX4', 'AX5'];
  const BODY = [
    [14, 19],
    [15, 20],
    [16, 21],
    [17, 22],
    [19, 24],
    [21, 26],
    [23, 29],
    [28, 34],
    [33, 40],
    [40, 48],
    [47, 56],
    [53, 62],
  ];
  const SUBHEAD = [
    [12, 16],
    [13, 18],
    [14, 19],
    [15, 20],
    [17, 22],
    [19, 24],
    [21, 28],
    [25, 31],
    [30, 37],
    [36, 43],
    [42, 50],
    [49, 58],
  ];
  const FOOTNOTE = [
    [12, 16],
    [12, 16],
    [12, 16],
    [13, 18],
    [15, 20],
    [17, 22],
    [19, 24],
    [23, 29],
    [27, 33],
    [33, 40],
    [38, 46],
    [44, 52],
  ];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  class More {
    startMore() {
      this.restripe();
      if (this.columns) this.startColumns();
      if (this.pattern === 'tree' || this.pattern === 'treegrid') this.startTree();
      if (this.pattern === 'feed') this.startFeed();
      if (
        this.data.editing ||
        this.rows.some((row) => 'deletable' in row.dataset || row.dataset.swipe)
      ) this.startEditing();
      if (this.data.loading) this.startLoading();
      if (this.stage.querySelector('.ex-index')) this.startIndex();
      if (this.stage.dataset.platform === 'tvOS') this.startFocus();
      if (this.stage.dataset.platform === 'watchOS') this.startWatch();
      this.ellipsize();
    }

    /** Findings that come and go while a reader plays. */
    startFindings() {
      if (this.findings) return;
      // What the page says already, it need not say twice.
      this.said = new Set(all(this.figure, '[data-finding]').map((node) => node.dataset.finding));
      this.findings = make('ul', { class: 'ex-findings', hidden: true });
      this.label(this.findings, 'aria-label', () => this.word('findings'));
      this.status.after(this.findings);
    }

    /** watchOS: vertical pages between the details of neighbouring rows. */
    page(view, row, back) {
      const go = (step) => {
        const rows = this.rows;
        const next = rows[rows.indexOf(row) + step];
        if (!next) return;
        if ('detailScrolls' in row.dataset) return this.announce(this.word('cannotPage'));
        back.click();
        this.push(next);
      };
      const previous = this.iconButton(PATHS.up, () => this.word('previous'), () => go(-1));
      const next = this.iconButton(PATHS.down, () => this.word('next'), () => go(1));
      if ('detailScrolls' in row.dataset) {
        const note = this.label(
          make('p', { id: `ex-n${serial()}` }),
          null,
          () => this.word('cannotPage'),
        );
        view.append(make('p', {}, `${this.titleOf(row)}. `.repeat(30)), note);
        for (const button of [previous, next]) {
          button.setAttribute('aria-disabled', 'true');
          button.setAttribute('aria-describedby', note.id);
        }
      }
      view.append(make('div', {}, previous, next));
      let start = null;
      view.addEventListener('pointerdown', (event) => {
        start = event.clientY;
      });
      view.addEventListener('pointerup', (event) => {
        const distance = start == null ? 0 : event.clientY - start;
        start = null;
        if (Math.abs(distance) > 40) go(distance < 0 ? 1 : -1);
      });
      view.addEventListener('keydown', (event) => {
        if (event.key === 'PageDown') go(1);
        else if (event.key === 'PageUp') go(-1);
        else return;
        event.preventDefault();
      });
    }

    startIndex() {
      const index = this.stage.querySelector('.ex-index');
      const links = all(index, 'a');
      if (!links.length) return;
      const target = (link) => document.getElementById(link.hash.slice(1));
      const jump = (link, isSilent) => {
        for (const other of links) other.removeAttribute('aria-current');
        link.setAttribute('aria-current', 'true');
        const section = target(link);
        this.scroll.scrollTop += section.getBoundingClientRect().top -
          this.scroll.getBoundingClientRect().top;
        if (!isSilent) this.announce(link.textContent);
      };
      const room = () => {
        const last = target(links[links.length - 1]);
        if (last) {
          this.scroll.style.paddingBottom = `${
            Math.max(8, this.scroll.clientHeight - last.offsetHeight)
          }px`;
        }
      };
      room();
      new ResizeObserver(room).observe(this.scroll);
      let isDragging = false;
      const at = (event) =>
        links.find((link) => {
          const box = link.getBoundingClientRect();
          return event.clientY >= box.top && event.clientY < box.bottom;
        });
      index.addEventListener('click', (event) => {
        const link = event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        jump(link);
      });
      index.addEventListener('pointerdown', (event) => {
        isDragging = true;
        event.preventDefault();
        index.setPointerCapture(event.pointerId);
        const link = at(event);
        if (link) {
          link.focus({ preventScroll: true });
          jump(link, true);
        }
      });
      index.addEventListener('pointermove', (event) => {
        const link = isDragging && at(event);
        if (link && !link.hasAttribute('aria-current')) jump(link, true);
      });
      const stop = () => {
        if (!isDragging) return;
        isDragging = false;
        const link = index.querySelector('[aria-current]');
        if (link) {
          link.focus({ preventScroll: true });
          this.announce(link.textContent);
        }
      };
      index.addEventListener('pointerup', stop);
      index.addEventListener('pointercancel', stop);
      index.addEventListener('keydown', (event) => {
        const steps = { ArrowDown: 1, ArrowUp: -1, Home: -links.length, End: links.length };
        if (!(event.key in steps)) return;
        event.preventDefault();
        jump(move(links, steps[event.key], event.target));
      });
    }

    startEditing() {
      const { editing } = this.data;
      this.edit = editing && editing.mode !== 'always'
        ? this.button('edit', () => this.setEditing(!this.isEditing), { 'aria-pressed': 'false' })
        : null;
      if (this.edit) this.bar.append(this.edit);
      this.count = make('span');
      this.selectAll = this.button('selectAll', () => {
        for (const box of all(this.scroll, '.ex-row > .ex-main > input')) box.checked = true;
        this.say();
      });
      this.upButton = this.iconButton(
        PATHS.up,
        () => this.word('moveUp', this.current ? this.titleOf(this.current) : ''),
        () => this.shift(-1),
      );
      this.downButton = this.iconButton(
        PATHS.down,
        () => this.word('moveDown', this.current ? this.titleOf(this.current) : ''),
        () => this.shift(1),
      );
      this.undoButton = this.button('undo', () => this.takeBack(), { hidden: true });
      this.toolbar.append(
        this.selectAll,
        this.upButton,
        this.downButton,
        this.count,
        this.undoButton,
      );
      for (const row of this.rows) {
        if ('deletable' in row.dataset || row.dataset.swipe) this.addActions(row);
        row.addEventListener('focusin', () => {
          this.current = row;
          this.relabel();
        });
      }
      this.scroll.addEventListener('keydown', (event) => {
        const row = event.target.closest('.ex-row');
        if (!row) return;
        if (
          (event.key === 'Delete' || event.key === 'Backspace' && event.metaKey) &&
          'deletable' in row.dataset
        ) this.remove(row);
        else if (
          event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') &&
          this.isEditing && 'movable' in row.dataset
        ) {
          this.current = row;
          this.shift(event.key === 'ArrowUp' ? -1 : 1);
        } else return;
        event.preventDefault();
      });
      this.setEditing(Boolean(editing && editing.mode === 'always'));
    }

    relabel() {
      for (const [node, say] of this.texts) {
        if (node === this.upButton || node === this.downButton) say();
      }
    }

    setEditing(isEditing) {
      this.isEditing = isEditing;
      const isMultiple = this.stage.dataset.selection === 'multiple';
      const canMove = this.data.editing && this.data.editing.reorder;
      if (this.edit) {
        this.edit.setAttribute('aria-pressed', String(isEditing));
        this.label(this.edit, null, () => this.word(this.isEditing ? 'done' : 'edit'));
      }
      this.selectAll.hidden = !isEditing || !isMultiple;
      this.upButton.hidden = this.downButton.hidden = !isEditing || !canMove;
      for (const row of this.rows) {
        all(row, ':scope > .ex-main > input, :scope > .ex-handle').forEach((node) => node.remove());
        const main = row.querySelector('.ex-main');
        if (row.more) row.more.hidden = isEditing && !isMultiple ? false : isEditing;
        this.closeActions(row);
        if (!isEditing) continue;
        if (isMultiple) {
          const box = make('input', { type: 'checkbox', change: () => this.say() });
          this.label(box, 'aria-label', () => this.word('choose', this.titleOf(row)));
          if (canMove && 'movable' in row.dataset) {
            box.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
          }
          main.prepend(box);
          if (!row.hasClick) {
            row.hasClick = true;
            main.addEventListener('click', (event) => {
              const own = main.querySelector('input');
              if (own && event.target !== own) {
                own.checked = !own.checked;
                this.say();
              }
            });
          }
        }
        if (canMove && 'movable' in row.dataset) this.addHandle(row);
      }
      if (isEditing && isMultiple) this.say();
      else this.count.textContent = '';
    }

    say() {
      const chosen = all(this.scroll, '.ex-row > .ex-main > input:checked').length;
      const text = () => this.word('selected', chosen);
      this.label(this.count, null, text);
      this.announce(text());
    }

    deleteWord() {
      return this.data.deleteTitle ? this.pick(this.data.deleteTitle) : this.word('delete');
    }

    /** The buttons under a row; closed, they are there for nobody. */
    addActions(row) {
      const actions = make('div', { class: 'ex-actions', hidden: true });
      const own = row.dataset.swipe ? JSON.parse(row.dataset.swipe) : [];
      for (const { title, role } of own) {
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          'data-destructive': role === 'destructive',
          click: () =>
            role === 'destructive'
              ? this.remove(row)
              : (this.closeActions(row),
                this.announce(`${this.titleOf(row)}: ${this.pick(title)}`)),
        });
        actions.append(this.label(button, null, () => this.pick(title)));
      }
      if ('deletable' in row.dataset && !own.some((action) => action.role === 'destructive')) {
        const button = make('button', {
          type: 'button',
          class: 'ex-button',
          'data-destructive': true,
          click: () => this.remove(row),
        });
        actions.append(this.label(button, null, () => this.deleteWord()));
      }
      row.more = this.iconButton(
        PATHS.more,
        () => this.word('rowActions', this.titleOf(row)),
        () => this.openActions(row, actions.hidden),
        { 'aria-expanded': 'false', 'data-more': true },
      );
      row.append(row.more, actions);
      row.actions = actions;
      let start = null;
      row.addEventListener('pointerdown', (event) => {
        start = event.target.closest('button, input, .ex-handle')
          ? null
          : { x: event.clientX, y: event.clientY, at: event.timeStamp };
      });
      row.addEventListener('pointermove', (event) => {
        if (!start || this.isEditing) return;
        const dx = event.clientX - start.x;
        if (Math.abs(dx) > 5 && Math.abs(dx) > Math.abs(event.clientY - start.y)) {
          row.setPointerCapture(event.pointerId);
        }
      });
      row.addEventListener('pointerup', (event) => {
        if (!start || this.isEditing) return;
        const dx = event.clientX - start.x;
        const isFlick = event.timeStamp - start.at < 300 && dx < -10;
        start = null;
        if (isFlick || dx < -40) this.openActions(row, true, true);
        else if (dx > 10) this.closeActions(row);
      });
    }

    openActions(row, isOpen, isSwipe) {
      for (const other of this.rows) if (other !== row) this.closeActions(other);
      row.actions.hidden = !isOpen;
      row.more.setAttribute('aria-expanded', String(isOpen));
      if (isOpen && !isSwipe) row.actions.firstChild.focus();
    }

    closeActions(row) {
      if (!row.actions) return;
      row.actions.hidden = true;
      row.more.setAttribute('aria-expanded', 'false');
    }

    remove(row) {
      const list = row.parentNode;
      const rows = this.rows;
      const index = rows.indexOf(row);
      const section = row.closest('.ex-section');
      const next = row.nextSibling;
      const isLast = section && list.children.length === 1;
      this.closeActions(row);
      this.undo.push(() => {
        list.insertBefore(row, next);
        if (section) section.hidden = false;
        return row;
      });
      row.remove();
      if (isLast) section.hidden = true;
      this.restripe();
      if (this.undoButton) this.undoButton.hidden = false;
      this.announce(
        this.word('deleted', this.titleOf(row)) + (isLast ? `. ${this.word('groupGone')}` : ''),
      );
      this.focusRow(rows[index + 1] || rows[index - 1]);
    }

    focusRow(row) {
      const inner = row &&
        (row.tabIndex >= 0 ? row : row.querySelector('button:not([hidden]), input, select'));
      if (inner) return inner.focus();
      this.scroll.tabIndex = -1;
      this.scroll.focus();
    }

    takeBack() {
      const put = this.undo.pop();
      if (!put) return;
      const row = put();
      this.restripe();
      if (this.undoButton) this.undoButton.hidden = !this.undo.length;
      this.focusRow(row);
    }

    addHandle(row) {
      const handle = make(
        'span',
        { class: 'ex-handle', 'aria-hidden': 'true' },
        icon(PATHS.handle),
      );
      row.append(handle);
      handle.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        row.dataset.dragging = '';
        const drag = (now) => {
          const siblings = [...row.parentNode.children];
          const over = siblings.find((other) => {
            const box = other.getBoundingClientRect();
            return now.clientY > box.top && now.clientY < box.bottom;
          });
          if (!over || over === row) return;
          if (siblings.indexOf(over) > siblings.indexOf(row)) over.after(row);
          else over.before(row);
          if (!handle.hasPointerCapture(now.pointerId)) handle.setPointerCapture(now.pointerId);
        };
        const drop = () => {
          delete row.dataset.dragging;
          handle.removeEventListener('pointermove', drag);
          this.placed(row);
        };
        handle.addEventListener('pointermove', drag);
        for (const end of ['pointerup', 'pointercancel']) {
          handle.addEventListener(end, drop, { once: true });
        }
      });
    }

    shift(step) {
      const row = this.current && this.scroll.contains(this.current) ? this.current : this.rows[0];
      const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
      const focused = document.activeElement;
      if (other) {
        if (step < 0) other.before(row);
        else other.after(row);
      }
      if (row.contains(focused)) focused.focus();
      else if (!this.toolbar.contains(focused)) this.focusRow(row);
      this.current = row;
      this.placed(row);
    }

    placed(row) {
      this.restripe();
      const siblings = [...row.parentNode.children];
      this.announce(
        this.word('moved', this.titleOf(row), siblings.indexOf(row) + 1, siblings.length),
      );
    }

    startLoading() {
      const isBad = this.figure.dataset.role === 'bad';
      this.toolbar.append(
        this.button(
          isBad ? 'play' : 'reload',
          () => this.load(Number(this.data.loading.text), Number(this.data.loading.image || 0)),
        ),
      );
    }

    load(textMs, imageMs) {
      const { progress, stale } = this.data.loading;
      const lists = all(this.scroll, '.ex-rows');
      clearTimeout(this.loadingText);
      (this.timers || []).forEach(clearTimeout);
      if (this.indicator) this.indicator.remove();
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      if (progress && progress !== 'none') {
        this.indicator = make('div', {
          class: progress === 'bar' ? 'ex-progress' : 'ex-spinner',
          role: 'progressbar',
        });
        this.label(this.indicator, 'aria-label', () => this.word('loading'));
        this.bar.append(this.indicator);
      }
      for (const row of this.rows) {
        if (row.querySelector('.ex-img')) row.dataset.pending = '';
        const older = row.querySelector('.ex-older');
        if (older) older.classList.toggle('ex-gone', !stale);
        if (textMs > 0 && !stale) row.dataset.blank = '';
      }
      this.timers = [
        later(textMs, () => this.rows.forEach((row) => delete row.dataset.blank)),
        ...this.rows.filter((row) => 'pending' in row.dataset).map((row) =>
          later(
            Math.max(
              Number(row.dataset.arrives || 0),
              Math.min(imageMs, 60000) && Number(row.dataset.arrives || imageMs),
            ),
            () => delete row.dataset.pending,
          )
        ),
        later(Math.max(textMs, imageMs) + 50, () => {
          for (const list of lists) list.setAttribute('aria-busy', 'false');
          for (const older of all(this.scroll, '.ex-older')) older.classList.add('ex-gone');
          for (const row of this.rows) delete row.dataset.pending;
          if (this.indicator) this.indicator.remove();
          this.announce(this.word('loaded'));
        }),
      ];
    }

    startFeed() {
      for (const list of all(this.scroll, '.ex-rows')) list.setAttribute('role', 'feed');
      this.number();
      this.toolbar.append(this.button('add', () => this.add()));
      if (this.data.live.refresh) {
        this.toolbar.append(this.button('refresh', () => this.refresh()));
        this.startPull();
      }
      this.scroll.addEventListener('keydown', (event) => {
        const step = { PageDown: 1, PageUp: -1 }[event.key];
        const row = event.target.closest('.ex-row');
        if (!step || !row) return;
        event.preventDefault();
        const rows = this.rows;
        this.focusRow(rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + step))]);
      });
      this.scroll.addEventListener('scroll', () => {
        if (this.scroll.scrollTop < 4 && this.jumpButton) this.dismiss();
      }, { passive: true });
    }

    number() {
      const rows = this.rows;
      rows.forEach((row, index) => {
        const title = row.querySelector('.ex-title');
        title.id = title.id || `ex-t${serial()}`;
        row.setAttribute('role', 'article');
        row.setAttribute('aria-labelledby', title.id);
        row.setAttribute('aria-posinset', index + 1);
        row.setAttribute('aria-setsize', rows.length);
      });
    }

    /** Two new rows; what a person reads stays where it is. */
    add() {
      const { insert, keep } = this.data.live;
      const top = this.scroll.getBoundingClientRect().top;
      const anchor = this.rows.find((row) => row.getBoundingClientRect().bottom > top);
      const before = anchor.getBoundingClientRect().top;
      const list = this.scroll.querySelector('.ex-rows');
      const models = this.rows.slice(0, 2);
      const fresh = models.map((model) => {
        const row = model.cloneNode(true);
        row.dataset.id = `new-${serial()}`;
        all(row, '[id]').forEach((node) => node.removeAttribute('id'));
        all(row, '.ex-older').forEach((node) => node.remove());
        const main = row.querySelector('.ex-main');
        if (main) main.addEventListener('click', () => this.choose(row));
        return row;
      });
      if (insert === 'bottom') list.append(...fresh);
      else if (insert === 'middle') this.rows[Math.floor(this.rows.length / 2)].before(...fresh);
      else list.prepend(...fresh);
      this.number();
      if (keep) this.scroll.scrollTop += anchor.getBoundingClientRect().top - before;
      else this.scroll.scrollTop = insert === 'bottom' ? this.scroll.scrollHeight : 0;
      this.fresh = (this.fresh || []).concat(fresh);
      const isSeen = fresh[0].getBoundingClientRect().top >= top - 1;
      if (this.data.indicator && keep && !isSeen) this.offer();
      else this.fresh = [];
      this.announce(this.word('newRows', fresh.length));
    }

    offer() {
      if (!this.jumpButton) {
        this.jumpButton = make('button', {
          type: 'button',
          class: 'ex-button ex-new',
          click: () => {
            const first = this.fresh[0];
            this.scroll.scrollTop += first.getBoundingClientRect().top -
              this.scroll.getBoundingClientRect().top;
            this.dismiss();
            this.focusRow(first);
          },
        });
        this.stage.append(this.jumpButton);
      }
      this.label(
        this.jumpButton,
        null,
        () => this.word('jump', this.pick(this.data.indicator), this.fresh.length),
      );
    }

    dismiss() {
      this.jumpButton.remove();
      this.jumpButton = null;
      this.fresh = [];
    }

    refresh() {
      const lists = all(this.scroll, '.ex-rows');
      if (lists[0].getAttribute('aria-busy') === 'true') return;
      for (const list of lists) list.setAttribute('aria-busy', 'true');
      const sign = make('div', { class: 'ex-spinner', role: 'progressbar' });
      this.label(sign, 'aria-label', () => this.word('loading'));
      this.bar.append(sign);
      later(700, () => {
        sign.remove();
        for (const list of lists) list.setAttribute('aria-busy', 'false');
        for (const older of all(this.scroll, '.ex-older')) older.classList.add('ex-gone');
        this.announce(this.word('updated'));
      });
    }

    startPull() {
      let start = null;
      const sign = make('div', { class: 'ex-pull', 'aria-hidden': 'true' });
      this.label(sign, null, () => this.word('refresh'));
      this.scroll.prepend(sign);
      this.scroll.addEventListener('pointerdown', (event) => {
        start = this.scroll.scrollTop <= 0 ? event.clientY : null;
      });
      this.scroll.addEventListener('pointermove', (event) => {
        if (start == null) return;
        const distance = event.clientY - start;
        if (distance > 8) {
          this.dragged = true;
          sign.style.height = `${Math.min(60, Math.pow(distance, .85))}px`;
        }
      });
      const end = (event) => {
        if (start == null) return;
        const isFar = Math.pow(Math.max(0, event.clientY - start), .85) >= 44;
        start = null;
        sign.style.height = '';
        later(0, () => {
          this.dragged = false;
        });
        if (isFar && event.type === 'pointerup') this.refresh();
      };
      this.scroll.addEventListener('pointerup', end);
      this.scroll.addEventListener('pointercancel', end);
    }

    startColumns() {
      const heads = all(this.columns, 'thead th');
      heads.forEach((head, index) => {
        if ('sortable' in head.dataset) {
          const text = head.querySelector('.ex-heading');
          const button = make('button', {
            type: 'button',
            click: () =>
              this.sort(
                index,
                this.sorted === index && this.order === 'ascending' ? 'descending' : 'ascending',
              ),
          });
          text.replaceWith(button);
          button.append(text, icon(PATHS.chevron));
        }
      });
      const first = heads.findIndex((head) => head.hasAttribute('aria-sort'));
      if (first >= 0) {
        this.sorted = first;
        this.order = heads[first].getAttribute('aria-sort');
      }
      if (heads.some((head) => 'resizable' in head.dataset)) this.startResizing(heads);
    }

    sort(index, order, isSilent) {
      const heads = all(this.columns, 'thead th');
      const head = heads[index];
      this.sorted = index;
      this.order = order;
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', order);
      const collator = new Intl.Collator(this.language, { numeric: true });
      const sign = order === 'descending' ? -1 : 1;
      const key = (row) =>
        index === 0 &&
          row.dataset[`reading${this.language[0].toUpperCase()}${this.language.slice(1)}`] ||
        row.cells[index].textContent;
      const number = (row) => parseFloat(key(row).replace(/[^\d.\-]/g, '')) || 0;
      const compare = 'numeric' in head.dataset
        ? (a, b) => number(a) - number(b)
        : (a, b) => collator.compare(key(a), key(b));
      for (const body of this.columns.tBodies) {
        const branches = [];
        const path = [];
        for (const row of [...body.rows]) {
          if (!row.dataset.id) continue;
          const level = Number(row.dataset.level || 1);
          const branch = { row, children: [] };
          (level > 1 && path[level - 2] ? path[level - 2].children : branches).push(branch);
          path[level - 1] = branch;
        }
        const append = (list) => {
          for (const branch of list.sort((a, b) => sign * compare(a.row, b.row))) {
            body.append(branch.row);
            append(branch.children);
          }
        };
        append(branches);
      }
      this.restripe();
      if (!isSilent) {
        this.announce(
          this.word(
            order === 'ascending' ? 'sortedUp' : 'sortedDown',
            head.querySelector('.ex-heading').textContent,
          ),
        );
      }
    }

    startResizing(heads) {
      const widths = heads.map((head) => Number(head.dataset.ideal || 120));
      const least = (index) => Number(heads[index].dataset.min || 48);
      const apply = () => {
        const sum = widths.reduce((a, b) => a + b, 0);
        heads.forEach((head, index) => {
          head.style.width = `${widths[index] / sum * 100}%`;
        });
        const tell = () => {
          for (const [grip, index] of grips) {
            grip.setAttribute(
              'aria-valuenow',
              Math.round(heads[index].offsetWidth || widths[index]),
            );
          }
        };
        tell();
        later(0, () => {
          tell();
          this.ellipsize();
        });
      };
      const grips = [];
      const scaled = () => {
        const total = this.columns.offsetWidth || 1;
        const sum = widths.reduce((a, b) => a + b, 0);
        widths.forEach((width, index) => {
          widths[index] = width / sum * total;
        });
      };
      // What one column gains its neighbour loses: the table keeps its width.
      const set = (index, width) => {
        scaled();
        const other = index + 1;
        const sum = widths[index] + widths[other];
        widths[index] = Math.max(least(index), Math.min(sum - least(other), width));
        widths[other] = sum - widths[index];
        apply();
      };
      const fit = (index) => {
        const cells = all(
          this.columns,
          `tr > :nth-child(${index + 1}) :is(.ex-title, .ex-value, .ex-heading)`,
        );
        set(index, Math.max(...cells.map((cell) => this.textWidth(cell))) + 44);
      };
      heads.slice(0, -1).forEach((head, index) => {
        if (!('resizable' in head.dataset)) return;
        const grip = make('span', {
          class: 'ex-grip',
          role: 'separator',
          tabindex: '0',
          'aria-orientation': 'vertical',
          'aria-valuemin': least(index),
          'aria-valuemax': 2000,
        });
        this.label(
          grip,
          'aria-label',
          () => this.word('resize', head.querySelector('.ex-heading').textContent),
        );
        head.append(grip);
        head.style.zIndex = String(heads.length - index + 2); // The grip lies over its neighbour.
        grips.push([grip, index]);
        grip.addEventListener('keydown', (event) => {
          scaled();
          const steps = {
            ArrowLeft: () => set(index, widths[index] - 10),
            ArrowRight: () => set(index, widths[index] + 10),
            Home: () => set(index, 0),
            Enter: () => fit(index),
          };
          if (!steps[event.key]) return;
          event.preventDefault();
          steps[event.key]();
        });
        grip.addEventListener('dblclick', () => fit(index));
        grip.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          grip.focus();
          grip.setPointerCapture(event.pointerId);
          scaled();
          const from = event.clientX - widths[index];
          const drag = (now) => set(index, now.clientX - from);
          grip.addEventListener('pointermove', drag);
          for (const end of ['pointerup', 'pointercancel']) {
            grip.addEventListener(end, () => grip.removeEventListener('pointermove', drag), {
              once: true,
            });
          }
        });
      });
      this.columns.dataset.fixed = '';
      apply();
    }

    textWidth(node) {
      this.pen = this.pen || document.createElement('canvas').getContext('2d');
      this.pen.font = getComputedStyle(node).font;
      return this.pen.measureText(node.textContent).width;
    }

    /** Odd and even rows, by what is shown. */
    restripe() {
      this.rows.filter((row) => !row.hidden).forEach((row, index) =>
        row.toggleAttribute('data-odd', index % 2 === 0)
      );
    }

    /** A middle ellipsis by two runs of text: what is heard and copied stays whole. */
    ellipsize() {
      const isMiddle = this.stage.dataset.truncation === 'middle';
      for (const title of all(this.scroll, '.ex-title')) {
        const text = title.textContent;
        if (!isMiddle || text.length < 12) {
          if (title.firstElementChild) title.textContent = text;
          continue;
        }
        const cut = text.length - Math.min(14, Math.ceil(text.length / 2));
        const head = make('span', { class: 'ex-mid-a' }, text.slice(0, cut));
        const tail = make('span', { class: 'ex-mid-b' }, text.slice(cut));
        title.replaceChildren(head, tail);
        head.style.setProperty('--ex-tail', `${Math.ceil(tail.getBoundingClientRect().width)}px`);
      }
    }

    startTree() {
      const isGrid = this.pattern === 'treegrid';
      const key = `ex-open-${this.figure.dataset.ex}`;
      const stored = (() => {
        try {
          return JSON.parse(localStorage.getItem(key));
        } catch {
          return null;
        }
      })();
      const rows = this.rows;
      const levelOf = (row) => {
        if (isGrid) return Number(row.dataset.level);
        let level = 0;
        for (let node = row; node; node = node.parentNode.closest('.ex-row')) level++;
        return level;
      };
      const childrenOf = (row) => {
        if (!isGrid) {
          return [...(row.querySelector(':scope > .ex-rows') || { children: [] }).children];
        }
        const list = this.rows;
        const level = levelOf(row);
        const result = [];
        for (const other of list.slice(list.indexOf(row) + 1)) {
          if (levelOf(other) <= level) break;
          if (levelOf(other) === level + 1) result.push(other);
        }
        return result;
      };
      const parentOf = (row) => {
        if (!isGrid) return row.parentNode.closest('.ex-row');
        const list = this.rows;
        return list.slice(0, list.indexOf(row)).reverse().find((other) =>
          levelOf(other) < levelOf(row)
        );
      };
      const isOpen = (row) => row.getAttribute('aria-expanded') === 'true';
      const visible = () =>
        this.rows.filter((row) => !row.hidden && !row.parentNode.closest('[hidden]'));
      const show = () => {
        for (const row of this.rows) {
          const list = row.querySelector(':scope > .ex-rows');
          if (list) list.hidden = !isOpen(row);
          if (!isGrid) continue;
          row.hidden = false;
          for (let parent = parentOf(row); parent; parent = parentOf(parent)) {
            if (!isOpen(parent)) row.hidden = true;
          }
        }
        this.restripe();
      };
      const set = (row, open, isDeep) => {
        if (!row.hasAttribute('aria-expanded')) return;
        row.setAttribute('aria-expanded', String(open));
        if (isDeep) { for (const child of childrenOf(row)) set(child, open, true); }
        show();
        try {
          localStorage.setItem(
            key,
            JSON.stringify(this.rows.filter(isOpen).map((other) => other.dataset.id)),
          );
        } catch { /* Private windows keep nothing. */ }
      };
      if (isGrid) {
        this.columns.setAttribute('role', 'treegrid');
        this.label(this.columns, 'aria-label', () => this.name);
      } else {
        for (const list of all(this.scroll, '.ex-section > .ex-rows')) {
          list.setAttribute('role', 'tree');
          list.removeAttribute('aria-labelledby');
          this.label(list, 'aria-label', () => this.name);
        }
        for (const list of all(this.scroll, '.ex-rows .ex-rows')) {
          list.setAttribute('role', 'group');
        }
      }
      rows.forEach((row, index) => {
        row.setAttribute('role', isGrid ? 'row' : 'treeitem');
        row.setAttribute('aria-level', levelOf(row));
        row.tabIndex = index ? -1 : 0;
        const children = childrenOf(row);
        const cell = isGrid ? row.querySelector('.ex-cell') : row.querySelector('.ex-main');
        if (isGrid) {
          for (const part of row.cells) {
            part.setAttribute('role', part.tagName === 'TH' ? 'rowheader' : 'gridcell');
          }
        } else {
          const title = row.querySelector('.ex-title');
          title.id = title.id || `ex-t${serial()}`;
          row.setAttribute('aria-labelledby', title.id);
        }
        if (children.length) {
          row.setAttribute(
            'aria-expanded',
            String(stored ? stored.includes(row.dataset.id) : true),
          );
          const twist = make(
            'span',
            { class: 'ex-twist', 'aria-hidden': 'true' },
            icon(PATHS.chevron),
          );
          twist.addEventListener('click', (event) => {
            event.stopPropagation();
            set(row, !isOpen(row), event.altKey);
          });
          cell.prepend(twist);
        } else cell.classList.add('ex-leaf');
        row.addEventListener('click', (event) => {
          event.stopPropagation();
          this.rove(row);
          row.focus();
          if (row.dataset.action) this.choose(row);
        });
      });
      show();
      this.scroll.addEventListener('keydown', (event) => {
        const row = event.target.closest('.ex-row');
        if (!row || event.target !== row) return;
        const list = visible();
        const steps = { ArrowDown: 1, ArrowUp: -1, Home: -list.length, End: list.length };
        if (event.key in steps) this.rove(move(list, steps[event.key], row));
        else if (event.key === 'ArrowRight') {
          if (row.hasAttribute('aria-expanded') && !isOpen(row)) set(row, true, event.altKey);
          else if (isOpen(row)) this.rove(move(list, 1, row));
        } else if (event.key === 'ArrowLeft') {
          const parent = parentOf(row);
          if (isOpen(row)) set(row, false, event.altKey);
          else if (parent) {
            parent.focus();
            this.rove(parent);
          }
        } else if (event.key === 'Enter' || event.key === ' ') {
          if (row.dataset.action) this.choose(row);
        } else return;
        event.preventDefault();
      });
    }

    startFocus() {
      this.scroll.addEventListener('keydown', (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const list = all(this.scroll, 'button.ex-main');
        if (!step || !list.includes(event.target)) return;
        event.preventDefault();
        move(list, step, event.target);
      });
    }

    startWatch() {
      const LIMIT = 5;
      const hidden = this.rows.slice(LIMIT);
      for (const row of hidden) row.hidden = true;
      if (hidden.length) {
        const more = this.button('more', () => {
          for (const row of hidden) row.hidden = false;
          item.remove();
          this.focusRow(hidden[0]);
          roll();
        });
        const item = make('li', { class: 'ex-row ex-more' }, more);
        const lists = all(this.scroll, '.ex-rows');
        lists[lists.length - 1].append(item);
        all(item, '.ex-title').length || more.classList.add('ex-title');
      }
      const roll = () => {
        const isRound = this.stage.dataset.platform === 'watchOS' &&
          /elliptical|carousel/.test(this.stage.dataset.style);
        const box = this.scroll.getBoundingClientRect();
        for (const row of all(this.scroll, '.ex-row')) {
          row.style.transform = '';
          if (calm.matches || !isRound) continue;
          const place = row.getBoundingClientRect();
          const middle = (place.top + place.bottom - box.top - box.bottom) / 2;
          const edge = Math.max(0, Math.abs(middle) / (box.height / 2) - .35) / .65;
          row.style.transform = `scale(${(1 - .25 * Math.min(1, edge)).toFixed(3)})`;
        }
      };
      this.scroll.addEventListener('scroll', () => requestAnimationFrame(roll), { passive: true });
      calm.addEventListener('change', roll);
      this.roll = roll;
      roll();
    }

    startPanel() {
      const { panel } = this;
      const controls = make('div', { class: 'ex-controls' });
      panel.append(controls);
      this.startFindings();
      const range = (word, min, max, step, value, format, act) => {
        const input = make('input', { type: 'range', min, max, step, 'data-control': word });
        input.value = value;
        const output = make('output', {}, format(value));
        input.addEventListener('input', () => {
          output.textContent = format(input.value);
          act(Number(input.value));
        });
        const name = this.label(make('span'), null, () => this.word(word));
        this.label(input, 'aria-valuetext', () => format(input.value));
        controls.append(make('label', {}, make('span', {}, name, ' ', output), input));
        return input;
      };
      const choice = (word, values, value, act) => {
        const select = make('select', { 'data-control': word });
        for (const [id, text] of values) {
          select.append(
            this.label(make('option', { value: id, selected: id === value }), null, text),
          );
        }
        select.addEventListener('change', () => act(select.value));
        controls.append(
          make('label', {}, this.label(make('span'), null, () => this.word(word)), select),
        );
        return select;
      };
      const platform = this.stage.dataset.platform;
      const px = Number(this.stage.dataset.px);
      if (platform !== 'watchOS') {
        this.widthInput = range(
          'width',
          Math.min(320, px),
          Math.max(834, px),
          2,
          px,
          (value) => `${value} px`,
          (value) => {
            this.stage.style.width = `${value}px`;
            this.stage.style.maxWidth = 'none';
          },
        );
      }
      if (platform === 'iOS' || platform === 'iPadOS' || platform === 'visionOS') {
        range('textSize', 0, 11, 1, 3, (value) => SIZES[value], (value) => this.setSize(value));
      }
      if (
        !this.columns && /nav|list|listbox|checks|controls/.test(this.pattern) &&
        /^(iOS|iPadOS|macOS|visionOS)$/.test(platform)
      ) {
        const platforms = Object.keys(STYLES).filter((id) =>
          'open' in this.figure.dataset || !/tvOS|watchOS/.test(id)
        );
        choice('platform', platforms.map((id) => [id, () => id]), platform, (value) => {
          this.stage.dataset.platform = value;
          this.stage.style.width = value === platform ? `${px}px` : '';
          offer(value);
          if (value === 'watchOS' && !this.roll) this.startWatch();
          if (value === 'tvOS' && !this.isFocused) {
            this.isFocused = true;
            this.startFocus();
          }
          this.show();
        });
        const styles = choice(
          'tableStyle',
          Object.values(STYLES).flat().filter((id, index, list) => list.indexOf(id) === index).map(
            (id) => [id, () => this.word(`name-${id}`)],
          ),
          this.stage.dataset.style,
          (value) => {
            this.stage.dataset.style = value;
            this.show();
          },
        );
        const offer = (value) => {
          for (const option of styles.options) {
            option.hidden = option.disabled = !STYLES[value].includes(option.value);
          }
          if (styles.selectedOptions[0].disabled) styles.value = STYLES[value][0];
          this.stage.dataset.style = styles.value;
        };
        if (STYLES[platform].includes(this.stage.dataset.style)) offer(platform);
      }
      choice(
        'language',
        [['en', () => 'English'], ['ko', () => '한국어'], ['ja', () => '日本語']],
        this.language,
        (value) => this.setLanguage(value),
      );
      choice(
        'appearance',
        ['automatic', 'light', 'dark'].map((id) => [id, () => this.word(id)]),
        'automatic',
        (value) => {
          if (value === 'automatic') delete this.figure.dataset.appearance;
          else this.figure.dataset.appearance = value;
        },
      );
      choice('palette', PALETTES.map((id) => [id, () => this.word(id)]), 'readable', (value) => {
        this.figure.dataset.palette = value;
      });
      choice(
        'truncation',
        ['tail', 'middle', 'wrap'].map((id) => [id, () => this.word(id)]),
        this.stage.dataset.truncation,
        (value) => {
          this.stage.dataset.truncation = value;
          this.ellipsize();
          this.measure();
        },
      );
      if (this.columns || this.data.editing == null) {
        this.tick(
          controls,
          'alternate',
          'alternating' in this.stage.dataset,
          (on) => this.stage.toggleAttribute('data-alternating', on),
        );
      }
      if (!this.columns && this.pattern !== 'tree') {
        if (this.rows.some((row) => row.querySelector('.ex-detail'))) {
          const group = make(
            'fieldset',
            {},
            this.label(make('legend'), null, () => this.word('rowStyle')),
          );
          const name = `ex-s${serial()}`;
          for (const id of ['basic', 'subtitle', 'rightDetail', 'leftDetail']) {
            const radio = make('input', {
              type: 'radio',
              name,
              value: id,
              checked: this.stage.dataset.rows === id,
              change: () => {
                this.stage.dataset.rows = id;
                this.measure();
              },
            });
            group.append(
              make(
                'label',
                {},
                radio,
                this.label(make('span'), null, () => this.word(`name-${id}`)),
              ),
            );
          }
          controls.append(group);
        }
        this.accessoryChoices(controls);
        if (/grouped/i.test(this.stage.dataset.style)) this.removal(controls);
      }
      this.note = make('p', { class: 'ex-fits' });
      panel.append(this.note);
      panel.addEventListener('toggle', () => {
        this.fit();
        this.measure();
      });
      this.fit();
      this.measure();
    }

    show() {
      if (this.roll) this.roll();
      this.measure();
    }

    tick(parent, word, isOn, act) {
      const box = make('input', { type: 'checkbox', checked: isOn, 'data-control': word });
      box.addEventListener('change', () => act(box.checked));
      parent.append(
        make(
          'fieldset',
          {},
          make(
            'label',
            {},
            box,
            this.label(make('span'), null, () => this.word(word)),
          ),
        ),
      );
    }

    accessoryChoices(controls) {
      const kinds = {
        badge: null,
        checkmark: PATHS.check,
        info: PATHS.info,
        disclosure: PATHS.chevron,
      };
      const group = make(
        'fieldset',
        {},
        this.label(make('legend'), null, () => this.word('accessories')),
      );
      for (const [kind, path] of Object.entries(kinds)) {
        const box = make('input', { type: 'checkbox', 'data-accessory': kind });
        box.addEventListener('change', () => {
          for (const main of all(this.scroll, '.ex-row > .ex-main')) {
            all(main, `[data-sample="${kind}"]`).forEach((node) => node.remove());
            if (!box.checked) continue;
            main.append(
              make(
                'span',
                { 'data-sample': kind, class: 'ex-sample' },
                make(
                  'span',
                  { class: 'ex-acc', 'data-acc': kind, 'aria-hidden': 'true' },
                  path ? icon(path) : make('span', { class: 'ex-dot' }),
                ),
              ),
            );
          }
          const most = Math.max(
            ...this.rows.map((row) =>
              all(
                row,
                '.ex-sample, :scope > .ex-main > .ex-acc, :scope > .ex-acc, :scope > [data-info]',
              ).filter((node) =>
                node.offsetParent && getComputedStyle(node).visibility !== 'hidden'
              ).length
            ),
          );
          this.report('TBL-ACC-SPACE', 'advice', most > 2);
          this.report(
            'TBL-IDX-TRAILING',
            'warning',
            'indexed' in this.stage.dataset &&
              Boolean(
                this.scroll.querySelector('[data-sample="disclosure"], [data-sample="info"]'),
              ),
          );
          this.measure();
        });
        const drawn = path ? icon(path) : make('span', { class: 'ex-dot' });
        group.append(
          make(
            'label',
            {},
            box,
            drawn,
            this.label(make('span'), null, () => this.word(`name-${kind}`)),
          ),
        );
      }
      controls.append(group);
    }

    /** A group goes with its last row; the last group keeps one. */
    removal(controls) {
      const reason = make('span', { id: `ex-n${serial()}`, hidden: true });
      this.label(reason, null, () => this.word('lastGroup'));
      const button = make('button', {
        type: 'button',
        class: 'ex-button',
        'data-control': 'remove',
      });
      const rest = () => this.shown.filter((row) => row.closest('.ex-rows'));
      const update = () => {
        const rows = rest();
        const isLast = rows.length <= 1;
        button.setAttribute('aria-disabled', String(isLast));
        reason.hidden = !isLast;
        if (isLast) button.setAttribute('aria-describedby', reason.id);
        else button.removeAttribute('aria-describedby');
        this.label(
          button,
          null,
          () => this.word('remove', rest().length ? this.titleOf(rest()[rest().length - 1]) : ''),
        );
      };
      button.addEventListener('click', () => {
        const rows = rest();
        if (rows.length <= 1) return this.announce(this.word('lastGroup'));
        this.remove(rows[rows.length - 1]);
        button.focus();
        back.hidden = false;
        update();
      });
      const back = this.button('undo', () => {
        this.takeBack();
        back.hidden = !this.undo.length;
        update();
      }, { hidden: true });
      controls.append(make('div', { class: 'ex-field' }, button, reason, back));
      later(0, update);
    }

    setSize(index) {
      const style = this.stage.style;
      const put = (name, [size, line]) => {
        style.setProperty(`--ex-${name}`, `${size}px`);
        style.setProperty(`--ex-${name}-line`, `${line}px`);
      };
      put('body', BODY[index]);
      put('sub', SUBHEAD[index]);
      put('foot', FOOTNOTE[index]);
      this.stage.toggleAttribute('data-ax', index >= 7);
      this.measure();
    }

    report(id, severity, isBroken) {
      if (this.said.has(id)) return;
      const old = this.findings.querySelector(`[data-finding="${id}"]`);
      if (!isBroken && old) old.remove();
      if (isBroken && !old) {
        const item = make('li', { 'data-finding': id, 'data-severity': severity });
        const text = make('span');
        this.label(text, null, () => this.pick(WORDS[id]));
        const strong = this.label(make('strong'), null, () => this.word(severity));
        item.append(strong, ' ', make('code', { translate: 'no' }, id), ' ', text);
        this.findings.append(item);
      }
      this.findings.hidden = !this.findings.childNodes.length;
    }

    /** The rows whose texts do not fit their line. */
    tight() {
      return this.rows.filter((row) =>
        all(row, ':scope > .ex-main > .ex-text > :is(.ex-title, .ex-detail)').some((node) =>
          node.offsetParent &&
          (node.scrollWidth > node.clientWidth + 1 ||
            node.clientHeight > parseFloat(getComputedStyle(node).lineHeight) * 1.5)
        )
      );
    }

    measure() {
      if (this.columns || !this.findings) return;
      const count = this.tight().length;
      this.stage.dataset.tight = count;
      this.report(
        this.stage.dataset.style === 'insetGrouped' ? 'TBL-INSET-COMPACT' : 'TBL-TEXT-FIT',
        'warning',
        count > 0 && !('ax' in this.stage.dataset) && this.stage.dataset.truncation !== 'wrap',
      );
    }

    /** Says below which width each language wraps, when there is time for it. */
    async fit() {
      if (this.columns || !this.panel || !this.panel.open || !this.widthInput) return;
      const round = this.fitting = (this.fitting || 0) + 1;
      const names = { en: 'English', ko: '한국어', ja: '日本語' };
      const text = (widths) =>
        widths.map(([other, px]) => this.word('wrapsBelow', names[other], px)).join(' · ');
      if (!this.note.textContent) { // The room that the answer takes.
        this.note.textContent = text(LANGUAGES.map((other) => [other, 320]));
        this.note.style.visibility = 'hidden';
      }
      const lines = [];
      for (const other of LANGUAGES) {
        await task();
        if (round !== this.fitting || !this.panel.open) return; // What was asked later answers.
        lines.push([other, this.narrowest(other)]);
      }
      this.fits = Object.fromEntries(lines);
      this.note.textContent = text(lines);
      this.note.style.visibility = '';
    }

    /** The width in px below which a language wraps. The table is as it was before anything is painted. */
    narrowest(other) {
      const { language, figure, stage } = this;
      const held = stage.style.width;
      const speak = (tag) => {
        figure.lang = tag; // Fonts differ, and so do widths.
        for (const node of all(this.scroll, '[data-en], [data-ko], [data-ja]')) {
          if (!node.dataset.t) node.textContent = node.dataset[tag] ?? node.dataset.en ?? '';
        }
      };
      speak(other);
      let low = 120;
      let high = 1200;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        stage.style.width = `${middle}px`;
        if (this.tight().length) low = middle;
        else high = middle;
      }
      speak(language);
      stage.style.width = held;
      this.ellipsize();
      return high;
    }

    fillCode(source) {
      const panels = all(source, '.ex-code');
      const list = make('div', { class: 'ex-tabs', role: 'tablist' });
      this.label(list, 'aria-label', () => this.word('code'));
      const tabs = panels.map((panel) => {
        panel.id = `ex-c${serial()}`;
        const tab = make('button', {
          type: 'button',
          class: 'ex-button',
          role: 'tab',
          'aria-controls': panel.id,
          id: `${panel.id}-t`,
          click: () => show(tab),
        }, panel.querySelector('.ex-codename').textContent);
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', tab.id);
        panel.removeAttribute('aria-label');
        panel.querySelector('.ex-codename').hidden = true;
        return tab;
      });
      const show = (tab) =>
        tabs.forEach((other, index) => {
          const isShown = other === tab;
          other.setAttribute('aria-selected', String(isShown));
          other.tabIndex = isShown ? 0 : -1;
          panels[index].hidden = !isShown;
        });
      list.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1, Home: -9, End: 9 }[event.key];
        if (!step) return;
        event.preventDefault();
        show(move(tabs, step, event.target));
      });
      list.append(...tabs);
      const copy = this.button('copy', () => {
        const code = panels.find((panel) => !panel.hidden).querySelector('code').textContent;
        if (navigator.clipboard) {
          navigator.clipboard.writeText(code).then(
            () => this.announce(this.word('copied')),
            () => {},
          );
        }
      });
      source.querySelector('summary').after(list);
      source.append(copy);
      if (tabs.length) show(tabs[0]);
    }
  }

  for (const key of Object.getOwnPropertyNames(More.prototype)) {
    if (key !== 'constructor') {
      Object.defineProperty(
        Example.prototype,
        key,
        Object.getOwnPropertyDescriptor(More.prototype, key),
      );
    }
  }
})();
