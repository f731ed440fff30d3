extension ExampleCheck {
  /// What lists are for, table styles, sections and the index: points 1–30.
  static let styles = [
    ExampleCheck(
      "1", "en/gallery", .sheets, "scroll a list of several sections: it is one column that moves",
      #"""
      const figure = await live('bird-index');
      const scroll = figure.querySelector('.ex-scroll');
      expect(all(figure, '.ex-section').length > 1, 'sections');
      expect(new Set(all(figure, '.ex-title').map((node) => Math.round(box(node).left))).size === 1,
        'one column');
      scroll.scrollTop = 70;
      expect(scroll.scrollTop === 70, 'scrolls');
      scroll.scrollTop = 0;
      """#),
    ExampleCheck(
      "2", "en/table-styles", .sheets, "compare a large table and a small one: both work",
      #"""
      const large = await live('rain-days'), small = await live('harbour-berths');
      expect(ids(large).length >= 30 && ids(small).length <= 3, 'sizes');
      const scroll = large.querySelector('.ex-scroll');
      scroll.scrollTop = scroll.scrollHeight;
      const last = all(large, '.ex-row').at(-1);
      expect(box(last).bottom <= box(scroll).bottom + 1, 'its end is reached');
      expect(scroll.scrollTop > 300, 'the large one scrolls');
      """#),
    ExampleCheck(
      "3", "en/tables", .words, "look along the rows: texts begin at one line",
      #"""
      const figure = await live('letter-drafts');
      const titles = all(figure, '.ex-title');
      expect(titles.every((node) => near(ink(node).left, ink(titles[0]).left)), 'one line');
      expect(titles.every((node) => node.textContent.length > 3), 'texts');
      """#),
    ExampleCheck(
      "9", "en/tables", .words,
      "look at a plain list with an inset grouped one of three groups beside it",
      #"""
      const figure = await live('seed-vault');
      expect(figure.querySelector('.ex-stage').dataset.style === 'plain', 'plain');
      main(figure, 'grain').click();
      const groups = () => all(figure, '.ex-pane [data-style=insetGrouped] > .ex-section');
      await until(() => groups().length === 3);
      expect(groups().every((node) => node.querySelector('.ex-head').textContent.trim()), 'headers');
      """#),
    ExampleCheck(
      "4", "en/tables", .handlers,
      "choose a row of a split view: the pane beside it has what belongs to the row",
      #"""
      const figure = await live('seed-vault');
      const pane = () => figure.querySelector('.ex-pane');
      const before = pane().textContent;
      main(figure, 'pulse').click();
      await until(() => pane()?.querySelector('.ex-opened')?.textContent === 'Pulses');
      expect(pane().textContent !== before && pane().querySelectorAll('.ex-row').length > 1, 'content');
      expect(box(pane()).left >= box(figure.querySelector('.ex-stage')).right - 1, 'beside');
      """#),
    ExampleCheck(
      "5", "en/gallery", .handlers, "edit a list: rows are added, selected, moved and deleted",
      #"""
      const guests = await live('guest-list');
      const count = ids(guests).length;
      guests.querySelector('.ex-bar button').click();
      (await until(() => guests.querySelector('[data-change=insert]'))).click();
      await until(() => ids(guests).length === count + 2);
      press('Delete', guests.querySelector('[data-id=g1] :is(button, input, [tabindex])'));
      await until(() => !ids(guests).includes('g1'));
      guests.querySelector('.ex-bar button').click();
      const walk = await live('walk-stages');
      walk.querySelector('.ex-bar button').click();
      const check = await until(() => walk.querySelector('[data-id=s2] input'));
      press('ArrowUp', check, { altKey: true });
      await until(() => ids(walk)[0] === 's2');
      check.click();
      await until(() => check.checked && all(walk, '.ex-acts button').length);
      walk.querySelector('.ex-bar button').click();
      """#),
    ExampleCheck(
      "6", "en/gallery", .handlers, "go down a chain of lists, and back",
      #"""
      const figure = await live('post-trays');
      const views = () => figure.querySelectorAll('.ex-view');
      main(figure, 'in').click();
      await until(() => views().length === 1 && all(views()[0], '.ex-row').length === 2);
      views()[0].querySelector('button.ex-main').click();
      await until(() => views().length === 2);
      press('Escape');
      await until(() => views().length === 1);
      press('Escape');
      await until(() => views().length === 0);
      """#),
    ExampleCheck(
      "7", "en/tables", .words,
      "read a table of several columns: each row has a value for each heading",
      #"""
      const figure = await live('survey-files');
      const heads = all(figure, 'thead th');
      expect(heads.length >= 3 && heads.every((node) => node.textContent.trim()), 'headings');
      for (const line of all(figure, 'tbody tr')) {
        expect(line.cells.length === heads.length, 'cells');
        expect([...line.cells].every((cell) => cell.textContent.trim()), 'values');
      }
      """#),
    ExampleCheck(
      "8", "en/guidelines", .sheets, "compare: pictures stand beside each other in the do alone",
      #"""
      const good = await live('pair-tbl-collection-pressed-leaves');
      const bad = await live('pair-tbl-collection-pressed-leaves-dont');
      const beside = (figure) => {
        const boxes = all(figure, '.ex-row').map(box);
        return boxes.filter((one) => near(one.top, boxes[0].top)).length;
      };
      expect(beside(good) >= 2 && beside(bad) === 1, `${beside(good)} ${beside(bad)}`);
      """#),
    ExampleCheck(
      "10", "en/gallery", .sheets, "plain: rows run from edge to edge, and headers stay",
      #"""
      const figure = await live('bird-index');
      const stage = figure.querySelector('.ex-stage');
      const [first] = all(figure, '.ex-row');
      expect(near(box(first).left, box(stage).left) && near(box(first).right, box(stage).right), 'edges');
      expect(style(figure.querySelector('.ex-head')).position === 'sticky', 'headers');
      expect(parseFloat(style(figure.querySelector('.ex-rows')).borderRadius || 0) === 0, 'corners');
      """#),
    ExampleCheck(
      "11", "en/gallery", .sheets,
      "grouped: rows run from edge to edge on a background, headers scroll",
      #"""
      const figure = await live('reading-room');
      const stage = figure.querySelector('.ex-stage');
      const rows = figure.querySelector('.ex-rows');
      expect(near(box(rows).left, box(stage).left), 'edges');
      expect(style(figure.querySelector('.ex-head')).position !== 'sticky', 'headers');
      expect(style(rows).backgroundColor !== style(stage).backgroundColor, 'background');
      """#),
    ExampleCheck(
      "12", "en/gallery", .sheets, "inset grouped: rounded corners, away from both edges",
      #"""
      const figure = await live('soundscape');
      const stage = box(figure.querySelector('.ex-stage'));
      for (const rows of all(figure, '.ex-rows')) {
        expect(parseFloat(style(rows).borderTopLeftRadius) >= 10, 'corners');
        expect(box(rows).left - stage.left >= 12 && stage.right - box(rows).right >= 12, 'inset');
      }
      """#),
    ExampleCheck(
      "13", "en/gallery", .handlers, "remove rows of a grouped table: one group is left at the end",
      #"""
      const figure = await live('reading-room');
      await panel(figure);
      const button = control(figure, 'remove');
      const groups = () => [...figure.querySelectorAll('.ex-stage .ex-section')].filter((node) => !node.hidden);
      for (let step = 0; step < 8; step += 1) { button.click(); await pause(30); }
      await until(() => button.getAttribute('aria-disabled') === 'true');
      expect(groups().length === 1, `${groups().length} groups`);
      """#),
    ExampleCheck(
      "14", "en/gallery", .handlers, "remove the rows of a group: the group goes with its last row",
      #"""
      const figure = await live('window-seats');
      await panel(figure);
      const groups = () => [...figure.querySelectorAll('.ex-stage .ex-section')].filter((node) => !node.hidden);
      const before = groups().length;
      expect(before > 1, 'several groups');
      for (let step = groups().at(-1).querySelectorAll('.ex-row').length; step > 0; step -= 1) {
        control(figure, 'remove').click();
        await pause(30);
      }
      await until(() => groups().length === before - 1);
      expect(groups().every((node) => all(node, '.ex-row').length > 0), 'no empty group');
      """#),
    ExampleCheck(
      "15", "en/gallery", .handlers,
      "remove rows of an inset grouped table: a group and a row are left",
      #"""
      const figure = await live('soundscape');
      await panel(figure);
      const button = control(figure, 'remove');
      const count = ids(figure).length;
      for (let step = 0; step < count + 2; step += 1) { button.click(); await pause(30); }
      await until(() => ids(figure).length === 1 && button.getAttribute('aria-disabled') === 'true');
      expect(document.getElementById(button.getAttribute('aria-describedby')).textContent, 'a reason');
      """#),
    ExampleCheck(
      "16", "en/guidelines", .words, "compare grouped tables: the don't has an index, the do none",
      #"""
      const good = await live('pair-tbl-grp-noindex-bench-controls');
      const bad = await live('pair-tbl-grp-noindex-bench-controls-dont');
      expect(!good.querySelector('.ex-index'), 'none');
      const letters = all(bad, '.ex-index a').map((node) => node.textContent.trim()).filter(Boolean);
      expect(letters.length > 1, `${letters}`);
      """#),
    ExampleCheck(
      "17", "en/gallery", .handlers,
      "make a plain list with an index inset grouped: the index goes",
      #"""
      const figure = await live('genus-index');
      await panel(figure);
      expect(all(figure, '.ex-index').length === 1, 'an index at first');
      set(control(figure, 'tableStyle'), 'insetGrouped');
      await until(() => all(figure, '.ex-index').length === 0);
      set(control(figure, 'tableStyle'), 'plain');
      """#),
    ExampleCheck(
      "18", "en/table-styles", .handlers,
      "make an inset grouped table narrow: in a regular width nothing wraps",
      #"""
      const figure = await live('soundscape');
      await panel(figure);
      const said = () => figure.querySelector('.ex-findings:not([hidden]) [data-finding="TBL-INSET-COMPACT"]');
      expect(Number(figure.querySelector('.ex-stage').dataset.px) > 600 && !said(), 'regular');
      set(control(figure, 'width'), 220);
      await until(said);
      set(control(figure, 'width'), 704);
      await until(() => !said());
      """#),
    ExampleCheck(
      "19", "en/table-styles", .sheets,
      "look at an inset grouped table in a compact width: texts do not fit",
      #"""
      const figure = await live('irrigation-narrow');
      const tight = all(figure, '.ex-title').filter((node) => node.scrollWidth > node.clientWidth + 1
        || node.clientHeight > 1.5 * parseFloat(style(node).lineHeight));
      expect(style(figure.querySelector('.ex-rows')).borderRadius !== '0px', 'inset grouped');
      expect(tight.length > 0, 'wraps or is cut');
      """#),
    ExampleCheck(
      "20", "en/table-styles", .sheets,
      "grouped: header, rows and footer of a group, and space to the next",
      #"""
      const figure = await live('reading-room');
      const groups = all(figure, '.ex-section').map((group) =>
        ['.ex-head', '.ex-rows', '.ex-foot'].map((part) => box(group.querySelector(part))));
      expect(groups.length === 2, 'groups');
      for (const [head, rows, foot] of groups) {
        expect(head.bottom <= rows.top + 1 && rows.bottom <= foot.top + 1, 'header and footer');
      }
      expect(groups[1][1].top - groups[0][1].bottom > 40, 'space');
      const size = (part) => parseFloat(style(figure.querySelector(part)).fontSize);
      expect(size('.ex-head') < size('.ex-title') && size('.ex-foot') < size('.ex-title'), 'smaller');
      """#),
    ExampleCheck(
      "22", "en/table-styles", .sheets,
      "bordered: a border, and rows that alternate in a large table",
      #"""
      const figure = await live('rain-days');
      const rows = all(figure, 'tbody tr');
      expect(rows.length >= 30, `${rows.length} rows`);
      expect(style(rows[0]).backgroundColor !== style(rows[1]).backgroundColor, 'alternate');
      expect(parseFloat(style(figure.querySelector('.ex-stage')).borderTopWidth) > 0
        || style(figure.querySelector('.ex-stage')).boxShadow !== 'none', 'border');
      """#),
    ExampleCheck(
      "23", "en/gallery", .handlers, "choose a platform: it offers its own table styles",
      #"""
      const figure = await live('matrix-matrix');
      await panel(figure);
      const offered = () => [...control(figure, 'tableStyle').options]
        .filter((option) => !option.disabled).map((option) => option.value);
      expect(offered().includes('grouped') && !offered().includes('bordered'), 'iOS');
      set(control(figure, 'platform'), 'macOS');
      await until(() => offered().includes('bordered') && !offered().includes('grouped'));
      set(control(figure, 'platform'), 'iOS');
      await until(() => offered().includes('grouped'));
      """#),
    ExampleCheck(
      "24", "en/table-index", .words,
      "read a plain list: each section is a list with the name of its header",
      #"""
      const figure = await live('genus-index');
      const lists = all(figure, '.ex-rows');
      expect(lists.length > 2, 'sections');
      const names = lists.map((list) =>
        document.getElementById(list.getAttribute('aria-labelledby'))?.textContent.trim());
      expect(names.every(Boolean) && new Set(names).size === names.length, `${names}`);
      """#),
    ExampleCheck(
      "25", "en/table-index", .words,
      "read a plain list: header before the first row, footer after the last",
      #"""
      const figure = await live('plot-holders');
      const [head, ...rest] = all(figure, '.ex-head, .ex-row, .ex-foot');
      const foot = rest.at(-1);
      expect(head.matches('.ex-head') && head.textContent.trim(), 'header');
      expect(rest[0].matches('.ex-row'), 'row');
      expect(foot.matches('.ex-foot') && foot.textContent.trim(), 'footer');
      """#),
    ExampleCheck(
      "26", "en/gallery", .words,
      "read groups with and without a header, with and without a footer",
      #"""
      const groups = [...document.querySelectorAll(
        ':is([data-style=grouped], [data-style=insetGrouped]) .ex-section')];
      const has = (part) => groups.filter((node) => node.querySelector(part)?.textContent.trim());
      for (const part of ['.ex-head', '.ex-foot']) {
        expect(has(part).length > 0, `with ${part}`);
        expect(groups.some((node) => !node.querySelector(part)), `without ${part}`);
      }
      """#),
    ExampleCheck(
      "27", "en/table-index", .sheets,
      "look at an index: letters below each other, at the trailing edge",
      #"""
      const figure = await live('genus-index');
      const letters = all(figure, '.ex-index a').map(box);
      expect(letters.length > 2, 'letters');
      expect(letters.every((one, at) => at === 0 || one.top >= letters[at - 1].bottom - 1), 'below');
      expect(near(box(figure.querySelector('.ex-index')).right, box(figure.querySelector('.ex-stage')).right, 8),
        'edge');
      """#),
    ExampleCheck(
      "28", "en/table-index", .handlers,
      "choose a letter by pointer and key: its section comes, one tab stop",
      #"""
      const figure = await live('plot-holders');
      const scroll = figure.querySelector('.ex-scroll');
      const links = all(figure, '.ex-index a');
      const top = (link) => box(document.getElementById(link.hash.slice(1)).querySelector('.ex-head')).top;
      expect(links.filter((link) => link.tabIndex === 0).length === 1, 'one tab stop');
      links[2].click();
      await until(() => links[2].hasAttribute('aria-current') && near(top(links[2]), box(scroll).top, 1));
      press('ArrowUp', links[2]);
      await until(() => links[1].hasAttribute('aria-current') && near(top(links[1]), box(scroll).top, 1));
      """#),
    ExampleCheck(
      "29", "en/guidelines", .sheets,
      "compare: in the don't chevrons stand below the index, in the do nothing",
      #"""
      const hits = (figure) => {
        const index = box(figure.querySelector('.ex-index'));
        return all(figure, '[data-acc=disclosure]').filter((node) => box(node).right > index.left
          && box(node).left < index.right).length;
      };
      const good = await live('pair-tbl-idx-trailing-genus-index');
      const bad = await live('pair-tbl-idx-trailing-genus-index-dont');
      expect(style(bad.querySelector('.ex-index')).position === 'absolute', 'over the rows');
      expect(hits(good) === 0 && hits(bad) > 0, `${hits(good)} ${hits(bad)}`);
      """#),
    ExampleCheck(
      "30", "en/table-index", .words,
      "read what is said of an index beside chevrons, and of one alone",
      #"""
      const both = await live('moth-index'), alone = await live('genus-index');
      const said = (figure) => figure.querySelector('[data-finding="TBL-IDX-TRAILING"]')?.textContent.trim();
      expect(said(both) && !said(alone), `${said(both)}`);
      """#),
  ]
}
