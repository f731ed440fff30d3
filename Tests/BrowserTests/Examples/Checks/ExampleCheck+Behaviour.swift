extension ExampleCheck {
  /// Rows that respond, and editing: points 42–48.
  static let responding = [
    ExampleCheck(
      "42", "en/table-editing", .handlers,
      "move a row in edit mode: the order changes, nothing else",
      #"""
      const figure = await live('watering-round');
      const before = ids(figure);
      figure.querySelector('.ex-bar button').click();
      const check = await until(() => row(figure, before[1]).querySelector('input, button'));
      press('ArrowUp', check, { altKey: true });
      await until(() => ids(figure)[0] === before[1]);
      expect(ids(figure).toSorted().join() === before.toSorted().join(), 'the same rows');
      figure.querySelector('.ex-bar button').click();
      """#),
    ExampleCheck(
      "43", "en/gallery", .handlers, "select rows: only in edit mode, and then act on them",
      #"""
      const figure = await live('kiln-log');
      const checks = () => all(figure, '.ex-row input[type=checkbox]');
      expect(checks().length === 0, 'not before');
      figure.querySelector('.ex-bar button').click();
      await until(() => checks().length === ids(figure).length);
      checks()[0].click();
      await until(() => all(figure, '.ex-acts button').length > 0);
      const count = ids(figure).length;
      all(figure, '.ex-acts button')[0].click();
      await until(() => ids(figure).length === count - 1);
      figure.querySelector('.ex-bar button').click();
      await until(() => checks().length === 0);
      """#),
    ExampleCheck(
      "44", "en/table-editing", .handlers,
      "delete a row: the button says what happens, and it can be undone",
      #"""
      const figure = await live('hive-notes');
      const before = ids(figure).join();
      row(figure, 'west').querySelector('[data-more]').click();
      const button = await until(() => all(row(figure, 'west'), '.ex-actions button')[0]);
      expect(button.textContent === 'Archive Note', button.textContent);
      button.click();
      await until(() => !ids(figure).includes('west'));
      tool(figure, 'Undo').click();
      await until(() => ids(figure).join() === before);
      """#),
    ExampleCheck(
      "45", "en/table-editing", .handlers, "choose a row: it lights up, and only for a moment",
      #"""
      const figure = await live('paper-weight');
      row(figure, 'thin').click();
      await until(() => row(figure, 'thin').matches('.ex-lit'));
      await until(() => !figure.querySelector('.ex-lit'));
      """#),
    ExampleCheck(
      "46", "en/table-editing", .handlers, "choose a row: a mark or a view follows",
      #"""
      const options = await live('paper-weight');
      row(options, 'thick').click();
      await until(() => row(options, 'thick').getAttribute('aria-selected') === 'true');
      const hive = await live('hive-notes');
      main(hive, 'east').click();
      await until(() => hive.querySelector('.ex-view'));
      press('Escape');
      """#),
    ExampleCheck(
      "47", "en/tables", .handlers,
      "go on in a hierarchy: the row that led there stays highlighted",
      #"""
      const figure = await live('seed-vault');
      main(figure, 'root').click();
      const colour = (id) => style(row(figure, id)).backgroundColor;
      await until(() => row(figure, 'root').querySelector('[aria-current=true]'));
      await until(() => !figure.querySelector('.ex-lit'));
      expect(all(figure, '.ex-stage [aria-current=true]').length === 1, 'one');
      expect(colour('root') !== colour('herb'), 'highlighted');
      """#),
    ExampleCheck(
      "48", "en/table-editing", .handlers, "choose an option: the highlight ends, one mark stays",
      #"""
      const figure = await live('choir-voices');
      const other = all(figure, '[role=option][aria-selected=false]')[0];
      other.click();
      await until(() => other.getAttribute('aria-selected') === 'true' && !figure.querySelector('.ex-lit'));
      expect(all(figure, '[role=option][aria-selected=true]').length === 1, 'one mark');
      expect(all(other, '[data-acc=checkmark]').length === 1, 'a checkmark');
      """#),
  ]

  /// Loading and new rows: points 49–57.
  static let arriving = [
    ExampleCheck(
      "49", "en/table-loading", .words,
      "open a page: rows with texts are there before anything runs",
      #"""
      const titles = [...document.querySelectorAll('#ex-glass-archive .ex-title')];
      expect(titles.length >= 3 && titles.every((node) => node.textContent.trim()), 'texts');
      """#),
    ExampleCheck(
      "50", "en/table-loading", .handlers, "load again: texts stay, pictures come after them",
      #"""
      const figure = await live('tide-notices');
      const texts = () => all(figure, '.ex-title').map((node) => node.textContent).join();
      const before = texts();
      tool(figure, 'Load again').click();
      await until(() => figure.querySelector('[data-pending]'));
      expect(texts() === before, 'texts');
      await until(() => !figure.querySelector('[data-pending]'));
      """#),
    ExampleCheck(
      "51", "en/table-loading", .handlers, "load again: older rows say so until fresh ones come",
      #"""
      const figure = await live('glass-archive');
      const older = () => [...figure.querySelectorAll('.ex-older')]
        .filter((node) => style(node).visibility !== 'hidden').length;
      tool(figure, 'Load again').click();
      await until(() => older() === 3);
      await until(() => older() === 0);
      """#),
    ExampleCheck(
      "52", "en/table-loading", .handlers,
      "load again: a sign of progress, and the list is busy as long",
      #"""
      const figure = await live('tide-notices');
      tool(figure, 'Load again').click();
      const busy = () => figure.querySelector('[aria-busy=true]');
      await until(() => figure.querySelector('[role=progressbar]') && busy());
      await until(() => !figure.querySelector('[role=progressbar]') && !busy());
      """#),
    ExampleCheck(
      "53", "en/table-loading", .handlers, "let rows arrive: they are new, not copies",
      #"""
      const figure = await live('ice-log');
      const before = all(figure, '.ex-title').map((node) => node.textContent);
      const count = ids(figure).length;
      tool(figure, 'Add rows').click();
      await until(() => ids(figure).length > count);
      const fresh = all(figure, '.ex-title').map((node) => node.textContent).slice(count);
      expect(fresh.length > 0 && fresh.every((text) => !before.includes(text)), `${fresh}`);
      """#),
    ExampleCheck(
      "56", "en/gallery", .handlers, "press the sign for new rows: it leads to the first of them",
      #"""
      const figure = await live('ferry-board');
      figure.querySelector('.ex-scroll').scrollTop = 150;
      await pause(100);
      const before = ids(figure);
      tool(figure, 'Add rows').click();
      const sign = await until(() => all(figure, '.ex-new')[0]);
      expect(/\d/.test(sign.textContent), sign.textContent);
      sign.click();
      await until(() => {
        const id = document.activeElement.closest('.ex-row')?.dataset.id;
        return id && !before.includes(id);
      });
      """#),
    ExampleCheck(
      "54", "en/gallery", .handlers,
      "let rows arrive at the beginning while reading: nothing moves",
      #"""
      const figure = await live('ferry-board');
      const scroll = figure.querySelector('.ex-scroll');
      scroll.scrollTop = 150;
      await pause(100);
      const first = all(figure, '.ex-row').find((node) => box(node).bottom > box(scroll).top);
      const [top, count] = [box(first).top, ids(figure).length];
      tool(figure, 'Add rows').click();
      await until(() => ids(figure).length > count);
      expect(near(box(first).top, top, 1), `${box(first).top - top}`);
      """#),
    ExampleCheck(
      "55", "en/table-loading", .handlers,
      "let rows arrive: at the beginning in one list, at the end in another",
      #"""
      const notices = await live('tide-notices'), log = await live('ice-log');
      const [top, end] = [ids(notices)[0], ids(log).at(-1)];
      tool(notices, 'Add rows').click();
      await until(() => ids(notices)[0] !== top && ids(notices).includes(top));
      tool(log, 'Refresh').click();
      await until(() => !log.querySelector('[aria-busy=true]'));
      expect(ids(log)[0] === 'i1' && ids(log).length > 9, 'at the end');
      """#),
    ExampleCheck(
      "57", "en/gallery", .handlers, "refresh: the list is busy, then has what is new, and says so",
      #"""
      const figure = await live('ferry-board');
      tool(figure, 'Refresh').click();
      await until(() => figure.querySelector('[aria-busy=true]'));
      await until(() => !figure.querySelector('[aria-busy=true]') && row(figure, 'f7'));
      await until(() => figure.querySelector('.ex-status').textContent.trim());
      """#),
  ]
}
