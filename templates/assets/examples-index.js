// @ts-check
// The index of letters beside a long list, operated by keyboard, click and drag.
(() => {
  'use strict';
  const { all, closest, one } = higNotes;
  const { move, part } = higNotes.examples;

  part('index', (example) => {
    const { scroll, stage } = example;
    const index = one(stage, '.ex-index');
    /** @type {HTMLAnchorElement[]} */
    const links = all(index, 'a');
    if (!links.length) return;
    /** @param {HTMLAnchorElement} link */
    const target = (link) => document.getElementById(link.hash.slice(1));

    /** @param {HTMLAnchorElement | undefined} link @param {boolean} isSilent */
    function jump(link, isSilent = false) {
      if (!link) return;
      for (const other of links) other.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'true');
      rove(link);
      const top = target(link)?.getBoundingClientRect().top;
      if (top !== undefined) scroll.scrollTop += top - scroll.getBoundingClientRect().top;
      if (!isSilent) example.announce(link.textContent);
    }

    // Adds space below, so that even the last section can be scrolled to the top.
    function makeRoom() {
      const last = target(links[links.length - 1]);
      if (!last) return;
      scroll.style.paddingBottom = `${Math.max(8, scroll.clientHeight - last.offsetHeight)}px`;
    }
    makeRoom();
    // One tab stop: the arrow keys lead from letter to letter.
    /** @param {HTMLElement | undefined} link */
    const rove = (link) => {
      for (const other of links) other.tabIndex = other === link ? 0 : -1;
    };
    rove(links[0]);
    const fit = () => {
      if (index.hidden) scroll.style.paddingBottom = '';
      else makeRoom();
    };
    new ResizeObserver(fit).observe(scroll);

    // Another table style that a reader chooses has no index.
    const { style } = stage.dataset;
    example.on('show', () => {
      index.hidden = stage.dataset.style !== style;
      stage.toggleAttribute('data-indexed', !index.hidden);
      fit();
    });

    let isDragging = false;
    /** @param {PointerEvent} event */
    const linkAt = ({ clientY }) =>
      links.find((link) => {
        const box = link.getBoundingClientRect();
        return clientY >= box.top && clientY < box.bottom;
      });
    index.addEventListener('click', (event) => {
      /** @type {HTMLAnchorElement | null} */
      const link = closest(event, 'a');
      if (!link) return;
      event.preventDefault();
      jump(link);
    });
    index.addEventListener('pointerdown', (event) => {
      isDragging = true;
      event.preventDefault();
      index.setPointerCapture(event.pointerId);
      const link = linkAt(event);
      link?.focus({ preventScroll: true });
      jump(link, true);
    });
    index.addEventListener('pointermove', (event) => {
      const link = isDragging ? linkAt(event) : undefined;
      if (link && !link.hasAttribute('aria-current')) jump(link, true);
    });
    const stop = () => {
      if (!isDragging) return;
      isDragging = false;
      const link = links.find((other) => other.hasAttribute('aria-current'));
      if (!link) return;
      link.focus({ preventScroll: true });
      example.announce(link.textContent);
    };
    index.addEventListener('pointerup', stop);
    index.addEventListener('pointercancel', stop);
    index.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1, Home: -links.length, End: links.length }[event.key];
      if (!step) return;
      event.preventDefault();
      jump(move(links, step, event.target));
    });
  });
})();
