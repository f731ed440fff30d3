extension ExampleCheck {
  /// Width and text: points 58–63.
  static let widths = [
    ExampleCheck(
      "58", "en/guidelines", .sheets,
      "compare widths: the narrow table cuts or wraps, the other does not",
      #"""
      const tight = (figure) => all(figure, '.ex-title, .ex-detail').filter((node) =>
        node.scrollWidth > node.clientWidth + 1
          || node.clientHeight > 1.5 * parseFloat(style(node).lineHeight)).length;
      const good = await live('pair-tbl-width-thin-choir-voices');
      const bad = await live('pair-tbl-width-thin-choir-voices-dont');
      expect(tight(good) === 0 && tight(bad) > 0, `${tight(good)} ${tight(bad)}`);
      """#),
    ExampleCheck(
      "59", "en/guidelines", .sheets,
      "compare widths: in the wide table a value is far from its title",
      #"""
      const far = (figure) =>
        ink(figure.querySelector('.ex-detail')).left - ink(figure.querySelector('.ex-title')).right;
      const good = await live('pair-tbl-width-wide-tool-tickets');
      const bad = await live('pair-tbl-width-wide-tool-tickets-dont');
      expect(far(bad) > far(good) * 1.8, `${far(good)} ${far(bad)}`);
      """#),
    ExampleCheck(
      "60", "en/table-accessories", .sheets,
      "look at the rows of every example: texts are short enough",
      #"""
      for (const { id } of document.querySelectorAll('.ex')) {
        const figure = await live(id);
        for (const node of all(figure, '.ex-stage :is(.ex-title, .ex-detail)')) {
          expect(/hidden|clip/.test(style(node).overflowX), 'would be cut');
          expect(node.scrollWidth <= node.clientWidth + 1, `${id}: ${node.textContent}`);
        }
      }
      """#),
    ExampleCheck(
      "61", "en/gallery", .handlers,
      "make a table narrow in each row style: texts are shortened by themselves",
      #"""
      const figure = await live('tomato-packets');
      await panel(figure);
      const cut = () => all(figure, '.ex-stage :is(.ex-title, .ex-detail)')
        .filter((node) => node.scrollWidth > node.clientWidth + 1).length;
      const wide = Number(control(figure, 'width').value);
      const counts = [];
      for (const value of ['subtitle', 'rightDetail', 'leftDetail', 'basic']) {
        figure.querySelector(`input[value=${value}]`).click();
        set(control(figure, 'width'), 200);
        await until(() => box(figure.querySelector('.ex-stage')).width < 210);
        counts.push(cut());
      }
      set(control(figure, 'width'), wide);
      figure.querySelector('input[value=subtitle]').click();
      expect(counts[1] > counts[3] && new Set(counts).size > 1, `the damage differs: ${counts}`);
      """#),
    ExampleCheck(
      "62", "en/tables", .handlers, "choose the title of something long: the whole text opens",
      #"""
      const figure = await live('letter-drafts');
      const title = row(figure, 'cooper').querySelector('.ex-title').textContent;
      main(figure, 'cooper').click();
      const text = await until(() => figure.querySelector('.ex-view p:not(.ex-bar)'));
      expect(text.textContent.length > 3 * title.length, text.textContent);
      press('Escape');
      """#),
    ExampleCheck(
      "63", "en/tables", .handlers,
      "make a column narrow: names keep both ends, and stay whole to who copies",
      #"""
      const figure = await live('survey-files');
      const grip = figure.querySelector('.ex-grip');
      press('Home', grip);
      const cut = await until(() => all(figure, '.ex-title[data-cut]').find((node) => node.textContent.includes('south')));
      const [start, end] = cut.dataset.cut.split('…');
      const whole = 'transect-south-2031-final.csv';
      expect(start && end && whole.startsWith(start) && whole.endsWith(end), cut.dataset.cut);
      expect(cut.textContent === whole, 'whole');
      press('Enter', grip);
      """#),
  ]

  /// Tables with several columns, and outlines: points 64–70, 80.
  static let columns = [
    ExampleCheck(
      "64", "en/table-columns", .words,
      "read headings: nouns that begin with a capital and end without a stop",
      #"""
      for (const id of ['survey-files', 'herbarium-drawers']) {
        const heads = all(await live(id), 'thead .ex-heading').map((node) => node.textContent);
        expect(heads.length > 1, 'headings');
        for (const text of heads) expect(/^[A-Z][\w ]*\w$/.test(text), `${id}: “${text}”`);
      }
      """#),
    ExampleCheck(
      "65", "en/table-columns", .words, "read a table without headings: a label says what it holds",
      #"""
      const figure = await live('wood-store');
      expect(all(figure, 'thead').length === 0, 'no headings');
      const tree = figure.querySelector('[role=tree]');
      expect(tree?.getAttribute('aria-label') && figure.querySelector('.ex-bar').innerText.trim(), 'a label');
      """#),
    ExampleCheck(
      "66", "en/table-columns", .handlers,
      "click a heading: rows are sorted by what the column means",
      #"""
      const figure = await live('survey-files');
      const sizes = () => all(figure, 'tbody tr').map((line) => line.cells[1].textContent);
      figure.querySelector('th[data-col=size] button').click();
      await until(() => sizes().join() === '9 KB,18 KB,21 KB,2.1 MB');
      expect(all(figure, 'th[aria-sort]').map((node) => node.dataset.col).join() === 'size', 'one sign');
      """#),
    ExampleCheck(
      "67", "en/table-columns", .handlers, "click the heading again: the other way round",
      #"""
      const figure = await live('herbarium-drawers');
      const head = figure.querySelector('th[data-col=sheets]');
      const first = () => all(figure, 'tbody tr').filter((line) => line.dataset.level === '1')
        .map((line) => line.cells[1].textContent).join();
      head.querySelector('button').click();
      await until(() => head.getAttribute('aria-sort') === 'ascending' && first() === '41,64');
      head.querySelector('button').click();
      await until(() => head.getAttribute('aria-sort') === 'descending' && first() === '64,41');
      """#),
    ExampleCheck(
      "68", "en/table-columns", .handlers,
      "move the edge of a column by keys: it is wider, and says how wide",
      #"""
      const figure = await live('herbarium-drawers');
      const head = figure.querySelector('th'), grip = head.querySelector('.ex-grip');
      const [width, table] = [head.offsetWidth, figure.querySelector('table').offsetWidth];
      press('ArrowRight', grip);
      await until(() => head.offsetWidth > width);
      expect(near(Number(grip.getAttribute('aria-valuenow')), head.offsetWidth, 1), 'says so');
      expect(Number(grip.getAttribute('aria-valuemax')) < table, 'its end');
      expect(figure.querySelector('table').offsetWidth === table, 'the table keeps its width');
      """#),
    ExampleCheck(
      "69", "en/gallery", .handlers, "switch alternating rows: neighbours differ in colour, or not",
      #"""
      const figure = await live('field-recordings');
      await panel(figure);
      const colours = () => new Set(all(figure, 'tbody tr').slice(0, 2)
        .map((line) => style(line).backgroundColor)).size;
      expect(colours() === 2, 'at first');
      control(figure, 'alternate').click();
      await until(() => colours() === 1);
      control(figure, 'alternate').click();
      await until(() => colours() === 2);
      """#),
    ExampleCheck(
      "70", "en/table-columns", .handlers,
      "close a folder by its triangle and by a key: its rows go",
      #"""
      const figure = await live('wood-store');
      const hard = row(figure, 'hard');
      expect(all(hard, '.ex-img svg').length > 0, 'a folder');
      hard.querySelector('.ex-twist').click();
      await until(() => hard.getAttribute('aria-expanded') === 'false' && !ids(figure).includes('ash'));
      press('ArrowRight', hard);
      await until(() => hard.getAttribute('aria-expanded') === 'true' && ids(figure).includes('ash'));
      """#),
    ExampleCheck(
      "80", "en/table-columns", .words, "follow the link to the talk about outlines",
      #"""
      const links = [...document.querySelectorAll('main a[href]')].map((node) => node.href);
      expect(links.some((link) => link.includes('/videos/play/wwdc2020/10031')), 'the talk');
      """#),
  ]

  /// Television and watch: points 21, 71–73; related pages, 79.
  static let platforms = [
    ExampleCheck(
      "21", "en/table-styles", .handlers, "scroll a watch: rows roll off as they reach the edge",
      #"""
      const figure = await live('trail-marks');
      const turns = () => all(figure, '.ex-stage .ex-row').map((node) => node.style.transform).join('|');
      await until(() => /rotateX\(-?[1-9]/.test(turns()));
      const before = turns();
      figure.querySelector('.ex-scroll').scrollTop = 40;
      await until(() => turns() !== before);
      """#),
    ExampleCheck(
      "71", "en/lists-and-tables", .sheets,
      "move the focus of a television: the row is lit and grows",
      #"""
      const figure = await live('evening-program');
      const node = main(figure, 'film');
      const plain = style(node).backgroundColor;
      node.focus();
      const isLarger = () => new DOMMatrix(style(node).transform).a > 1;
      await until(() => isLarger() && style(node).backgroundColor !== plain);
      expect(all(figure, '.ex-img').length >= 3, 'images beside it');
      node.blur();
      """#),
    ExampleCheck(
      "72", "en/lists-and-tables", .handlers,
      "ask a watch for more: first the rows that matter, then the others",
      #"""
      const figure = await live('trail-marks');
      expect(!ids(figure).includes('summit'), 'not at first');
      figure.querySelector('.ex-more button').click();
      await until(() => ids(figure).includes('summit'));
      """#),
    ExampleCheck(
      "73", "en/lists-and-tables", .handlers,
      "go from detail to detail of a watch, without the list",
      #"""
      const figure = await live('trail-marks');
      const title = () => figure.querySelector('.ex-view .ex-title-bar')?.textContent;
      main(figure, 'ford').click();
      const first = await until(title);
      press('PageDown');
      await until(() => title() && title() !== first);
      press('Escape');
      """#),
    ExampleCheck(
      "79", "en/tables", .words, "follow the links to split views and collections",
      #"""
      const links = [...document.querySelectorAll('main a[href]')].map((node) => node.href);
      for (const end of ['/split-views', '/collections']) {
        expect(links.some((link) => link.endsWith(end)), end);
      }
      """#),
  ]
}
