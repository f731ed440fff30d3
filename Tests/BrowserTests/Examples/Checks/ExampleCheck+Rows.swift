extension ExampleCheck {
  /// Row styles: points 31–37, with the names of code, 74–78.
  static let rows = [
    ExampleCheck(
      "31", "en/table-rows", .sheets, "basic: an image, then a title, and nothing more",
      #"""
      const figure = await live('tool-wall');
      const image = box(figure.querySelector('.ex-img')), title = ink(figure.querySelector('.ex-title'));
      expect(image.right <= title.left + 1 && near(image.top + image.bottom, title.top + title.bottom, 8),
        'image before the title');
      expect(all(figure, '.ex-detail').length === 0, 'no detail');
      """#),
    ExampleCheck(
      "32", "en/table-rows", .sheets,
      "subtitle: titles that are alike, smaller subtitles below that are not",
      #"""
      const figure = await live('tomato-packets');
      const titles = all(figure, '.ex-title'), details = all(figure, '.ex-detail');
      expect(new Set(titles.map((node) => node.textContent)).size === 1, 'alike');
      expect(new Set(details.map((node) => node.textContent)).size === details.length, 'not alike');
      expect(box(details[0]).top >= box(titles[0]).bottom - 1 && near(ink(details[0]).left, ink(titles[0]).left),
        'below');
      expect(parseFloat(style(details[0]).fontSize) < parseFloat(style(titles[0]).fontSize), 'smaller');
      """#),
    ExampleCheck(
      "33", "en/table-rows", .sheets,
      "right detail: title and value in one line, values end at one edge",
      #"""
      const figure = await live('loom-settings');
      const titles = all(figure, '.ex-title').map(ink), details = all(figure, '.ex-detail').map(ink);
      titles.forEach((title, at) => {
        expect(near(title.top + title.bottom, details[at].top + details[at].bottom, 4), 'one line');
        expect(near(details[at].right, details[0].right) && details[at].left > title.right, 'edge');
        expect(near(title.left, titles[0].left), 'titles');
      });
      """#),
    ExampleCheck(
      "34", "en/table-rows", .sheets, "left detail: titles end where details begin",
      #"""
      const figure = await live('kiln-log');
      const titles = all(figure, '.ex-title').map(ink), details = all(figure, '.ex-detail').map(ink);
      titles.forEach((title, at) => {
        expect(near(title.right, titles[0].right) && near(details[at].left, details[0].left), 'a line');
        expect(details[at].left - title.right > 0 && details[at].left - title.right < 24, 'together');
      });
      """#),
    ExampleCheck(
      "35", "en/table-rows", .sheets, "custom: no standard style arranges a row so",
      #"""
      const figure = await live('ferry-board');
      const title = ink(figure.querySelector('.ex-title')), detail = ink(figure.querySelector('.ex-detail'));
      const isBelow = detail.top >= title.bottom - 2;
      const isBeside = near(title.top + title.bottom, detail.top + detail.bottom, 8);
      expect(!isBeside, 'neither right nor left detail');
      expect(!(isBelow && near(title.left, detail.left)), 'no subtitle');
      """#),
    ExampleCheck(
      "36", "en/gallery", .handlers,
      "choose a row style for one table: the same rows, in another arrangement",
      #"""
      const figure = await live('matrix-matrix');
      await panel(figure);
      const rows = ids(figure).join();
      const shape = () => ['.ex-title', '.ex-detail'].map((part) => {
        const [node] = all(figure, `.ex-stage ${part}`);
        return node ? `${Math.round(box(node).left)} ${Math.round(box(node).top - box(node.closest('.ex-row')).top)}` : '';
      }).join();
      const shapes = [];
      for (const value of ['basic', 'rightDetail', 'leftDetail', 'subtitle']) {
        figure.querySelector(`input[value=${value}]`).click();
        await until(() => figure.querySelector('.ex-stage').dataset.rows === value);
        shapes.push(shape());
      }
      expect(new Set(shapes).size === 4 && ids(figure).join() === rows, `${shapes}`);
      """#),
    ExampleCheck(
      "37", "en/gallery/code", .words,
      "read the code of a row with an image: a content configuration",
      #"""
      const code = [...document.querySelectorAll('.ex-listings')]
        .find((node) => node.querySelector('.label')?.textContent.trim() === 'tool-wall')?.innerText;
      expect(code?.includes('UIListContentConfiguration'), 'content configuration');
      """#),
    ExampleCheck(
      "74", "en/gallery/code", .words, "read the code of an iOS table: a table view",
      #"""
      const code = [...document.querySelectorAll('.ex-listings')]
        .find((node) => node.querySelector('.label')?.textContent.trim() === 'reading-room')?.innerText;
      expect(/UITableView(Controller|DiffableDataSource)/.test(code ?? ''), 'table view');
      """#),
    ExampleCheck(
      "75", "en/gallery/code", .words,
      "read the code of a list with row styles: cells of a table view",
      #"""
      const codes = [...document.querySelectorAll('.ex-listings')].map((node) => node.innerText);
      expect(codes.filter((code) => code.includes('UITableViewCell')).length > 20, 'cells');
      """#),
    ExampleCheck(
      "76", "en/table-rows", .words, "read the constants of the four row styles, in both languages",
      #"""
      const text = [...document.querySelectorAll('table tr')].map((line) => line.innerText).join('\n');
      for (const [old, now] of [['Default', 'default'], ['Subtitle', 'subtitle'], ['Value1', 'value1'],
        ['Value2', 'value2']]) {
        expect(text.includes(`UITableViewCellStyle${old}`), old);
        expect(text.includes(`UITableViewCell.CellStyle.${now}`), now);
      }
      """#),
    ExampleCheck(
      "77", "en/lists-and-tables", .words,
      "follow the links to the lists and tables of each framework",
      #"""
      const links = [...document.querySelectorAll('main a[href]')].map((node) => node.href);
      for (const end of ['swiftui/list', 'swiftui/tables', 'uikit/uitableview', 'appkit/nstableview']) {
        expect(links.some((link) => link.endsWith(`/documentation/${end}`)), end);
      }
      """#),
    ExampleCheck(
      "78", "en/table-rows", .words,
      "follow the links to the guide for table views and its chapter on cells",
      #"""
      const links = [...document.querySelectorAll('main a[href]')].map((node) => node.href);
      for (const end of ['AboutTableViewsiPhone.html', 'TableViewCells.html']) {
        expect(links.some((link) => link.endsWith(end)), end);
      }
      """#),
  ]

  /// What stands at the edges of rows: points 38–41.
  static let accessories = [
    ExampleCheck(
      "38", "en/gallery", .handlers,
      "tick a checkmark and a chevron: rows of every style show them",
      #"""
      const figure = await live('tomato-packets');
      await panel(figure);
      for (const kind of ['checkmark', 'disclosure']) figure.querySelector(`[data-accessory=${kind}]`).click();
      for (const value of ['basic', 'rightDetail', 'leftDetail', 'subtitle']) {
        figure.querySelector(`input[value=${value}]`).click();
        await until(() => figure.querySelector('.ex-stage').dataset.rows === value
          && ['checkmark', 'disclosure'].every((kind) =>
            all(figure, `[data-acc=${kind}]`).length === ids(figure).length));
      }
      """#),
    ExampleCheck(
      "39", "en/gallery", .handlers, "tick accessories: each takes room from the titles",
      #"""
      const figure = await live('paper-weight');
      await panel(figure);
      const width = () => figure.querySelector('.ex-text').clientWidth;
      for (const kind of ['badge', 'info', 'disclosure']) {
        const before = width();
        figure.querySelector(`[data-accessory=${kind}]`).click();
        await until(() => width() < before);
      }
      """#),
    ExampleCheck(
      "40", "en/table-accessories", .handlers,
      "press an info button: more about the row, and no navigation",
      #"""
      const figure = await live('lending-desk');
      const said = row(figure, 'viola').querySelector('.ex-text').innerText;
      row(figure, 'viola').querySelector('[data-info]').click();
      const dialog = await until(() => figure.querySelector('dialog[open]'));
      const text = all(dialog, 'p').at(-1).textContent.trim();
      expect(text.length > 20 && !said.includes(text), text);
      expect(!figure.querySelector('.ex-view'), 'no navigation');
      dialog.close();
      """#),
    ExampleCheck(
      "41", "en/table-accessories", .handlers,
      "choose a row with a chevron: it opens what is below it",
      #"""
      const figure = await live('letter-drafts');
      expect(all(row(figure, 'aunt'), '[data-acc=disclosure]').length === 1, 'a chevron');
      main(figure, 'aunt').click();
      await until(() => document.activeElement.closest('.ex-view'));
      press('Escape');
      await until(() => !figure.querySelector('.ex-view'));
      """#),
  ]
}
