/** 示例数据: advert links of the console's strip. */
export const ads: { title: string; url: string }[] = [
  { title: '示例广告：查询RCEP税率及原产地规则', url: '#/home/taxOriginSearch' },
  { title: '示例广告：查看风险案例库', url: '#/home/riskCase' },
  { title: '示例广告：外部链接', url: 'https://example.com/' },
];
