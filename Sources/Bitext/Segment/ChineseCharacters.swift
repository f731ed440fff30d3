/// Han characters that are frequent in Chinese and have no place in modern Japanese.
///
/// They are simplified forms that JIS X 0208 does not have, and function words and traditional
/// forms that Japanese writes otherwise.
enum ChineseCharacters {
  static func contains(_ scalar: UInt32) -> Bool {
    guard range.contains(scalar) else { return false }
    let offset = Int(scalar - range.lowerBound)
    return bits[offset >> 6] >> UInt64(offset & 63) & 1 == 1
  }

  /// CJK Unified Ideographs.
  private static let range: Range<UInt32> = 0x4E00..<0xA000

  /// A bit for each of them, 64 a number, the lowest first.
  static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: (range.count + 63) / 64)
    for scalar in characters.unicodeScalars where range.contains(scalar.value) {
      let offset = Int(scalar.value - range.lowerBound)
      bits[offset >> 6] |= 1 << UInt64(offset & 63)
    }
    return bits
  }()

  private static let characters =
    """
    们这么吗呢吧啊您你她谁啥还让给对为说话请谢读视图时间问题应该设计实现显页码标签钮态类项选择单\
    击键盘宽长边颜样线处过进运动达远适连续确认识记录历级别组织细节结构终约红经继维络罗联觉权极栏\
    检测汉济满灭热爱环电疗监种积稳窝竞笔简纪纯纲纳纵纷纸纹绍绑绝综缓编缩罢职胶脑药获虑虽补规览订\
    讨议许论访证评诉词译试询详语误诸课调谈负财责败货质购贴费资赋赛赞趋跃车转轮软轴载较辅辑输迁违\
    迟递逻遗释钟链销锁错镜门闪闭闻阅队阳阴阶际陆险隐难顶顺须预领频额风饰馆马驱验鱼鸟齐齿嗎妳說擊\
    啟這為與應讓從對沒擇實顯圖點裡麼它怎很从并于网听
    """
}
