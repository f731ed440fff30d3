// @ts-check
// tvOS: the focus moves from row to row, as with a remote control.
(() => {
  'use strict';
  const { all } = higNotes;
  const { move, part } = higNotes.examples;

  part('television', ({ scroll }) => {
    scroll.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const list = all(scroll, 'button.ex-main');
      if (!step || !list.some((row) => row === event.target)) return;
      event.preventDefault();
      move(list, step, event.target);
    });
  });
})();
