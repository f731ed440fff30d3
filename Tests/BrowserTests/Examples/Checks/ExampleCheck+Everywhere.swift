extension ExampleCheck {
  /// What holds for every example, as far as no suite has it.
  static let everywhere = [
    ExampleCheck(
      "X-44", "ja/gallery", .sheets,
      "press around the middle of what a finger presses: it answers for 44 px",
      #"""
      const small = [];
      for (const figure of document.querySelectorAll('.ex')) {
        const stage = figure.querySelector('.ex-stage');
        if (!/iOS|iPadOS|visionOS/.test(stage.dataset.platform) || !figure.checkVisibility()) continue;
        await live(figure.id);
        for (const node of all(stage, 'button, select')) {
          node.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, width, top, height } = box(node);
          const hits = (y) => node.contains(document.elementFromPoint(left + width / 2, y));
          const middle = top + height / 2;
          let size = 0;
          for (let y = middle; size < 60 && hits(y); y -= 1) size += 1;
          for (let y = middle + 1; size < 60 && hits(y); y += 1) size += 1;
          if (size < 44) small.push(`${figure.id} ${node.className} ${node.textContent.trim()}: ${size}`);
        }
      }
      expect(small.length === 0, small.join('; '));
      """#),
    ExampleCheck(
      "X-24", "ko/gallery", .sheets,
      "look at all that can be pressed: nothing is smaller than 24 px",
      #"""
      for (const figure of document.querySelectorAll('.ex')) {
        if (figure.checkVisibility()) await live(figure.id);
      }
      await panel(await live('matrix-matrix'));
      const small = all(document.querySelector('main'), ':is(.ex-stage, .ex-panel, .ex-source, .ex-toolbar) :is(button, select, summary, [role=option], [role=treeitem])')
        .filter((node) => box(node).height < 24 || box(node).width < 24)
        .map((node) => `${node.closest('.ex').id} ${node.className}`);
      expect(small.length === 0, small.join('; '));
      """#),
    ExampleCheck(
      "X-popup", "ko/gallery", .words, "read a pop-up menu: it has a name and several choices",
      #"""
      const figure = await live('print-options');
      const menus = all(figure, '.ex-row select');
      expect(menus.length === 2, 'menus');
      for (const menu of menus) {
        const choices = [...menu.options].map((option) => option.textContent.trim());
        expect(menu.getAttribute('aria-label'), 'a name');
        expect(choices.length > 1 && choices.every(Boolean) && new Set(choices).size === choices.length, `${choices}`);
      }
      """#),
    ExampleCheck(
      "X-toggle", "ko/gallery", .handlers, "press a switch: it changes, its row opens nothing",
      #"""
      const figure = await live('lamp-switches');
      const knob = row(figure, 'stairs').querySelector('[role=switch]');
      expect(knob.getAttribute('aria-label') && knob.getAttribute('aria-checked') === 'false', 'off');
      knob.click();
      await until(() => knob.getAttribute('aria-checked') === 'true');
      expect(!figure.querySelector('.ex-view'), 'opens nothing');
      """#),
  ]
}
