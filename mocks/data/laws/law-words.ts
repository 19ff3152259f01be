import { inSix, type Texts } from '../../locale';

/** The labels of kinds, agreements and product types of laws beside the list, so that they are searchable. */
// oxfmt-ignore
export const lawFacetWords: Readonly<Record<'kind' | 'standardType' | 'productType', Readonly<Record<string, Texts>>>> = {
  kind: {
    laws: inSix('法律法规', 'Laws and regulations', '法令', '법령', 'Văn bản pháp luật', 'Undang-undang dan peraturan'),
    tradeMeasures: inSix('经贸管理措施', 'Trade measures', '貿易管理措置', '무역 관리 조치', 'Biện pháp quản lý thương mại', 'Langkah perdagangan'),
    productQuality: inSix('产品质量规则', 'Product quality rules', '製品品質規則', '제품 품질 규정', 'Quy định chất lượng sản phẩm', 'Peraturan kualiti produk'),
    technicalRules: inSix('技术法规', 'Technical regulations', '強制規格', '기술규정', 'Quy chuẩn kỹ thuật', 'Peraturan teknikal'),
  },
  standardType: {
    RCEP: inSix('RCEP', 'RCEP', 'RCEP', 'RCEP', 'RCEP', 'RCEP'),
    WTO: inSix('世界贸易组织协定', 'WTO agreements', 'WTO 協定', 'WTO 협정', 'Các hiệp định của WTO', 'Perjanjian WTO'),
    TBT: inSix('WTO 技术性贸易壁垒协定（TBT）', 'WTO Agreement on Technical Barriers to Trade (TBT)', 'WTO 貿易の技術的障害に関する協定（TBT 協定）', 'WTO 무역기술장벽협정(TBT)', 'Hiệp định TBT của WTO (hàng rào kỹ thuật trong thương mại)', 'Perjanjian WTO mengenai Halangan Teknikal kepada Perdagangan (TBT)'),
    SPS: inSix('WTO 实施卫生与植物卫生措施协定（SPS）', 'WTO Agreement on Sanitary and Phytosanitary Measures (SPS)', 'WTO 衛生植物検疫措置の適用に関する協定（SPS 協定）', 'WTO 위생 및 식물위생 협정(SPS)', 'Hiệp định SPS của WTO (các biện pháp vệ sinh và kiểm dịch động thực vật)', 'Perjanjian WTO mengenai Langkah Sanitasi dan Fitosanitasi (SPS)'),
    ADA: inSix('WTO 反倾销协定', 'WTO Anti-Dumping Agreement', 'WTO アンチダンピング協定', 'WTO 반덤핑협정', 'Hiệp định chống bán phá giá của WTO', 'Perjanjian WTO mengenai Antilambakan'),
    SG: inSix('WTO 保障措施协定', 'WTO Agreement on Safeguards', 'WTO セーフガード協定', 'WTO 세이프가드협정', 'Hiệp định về các biện pháp tự vệ của WTO', 'Perjanjian WTO mengenai Tindakan Pelindung (Safeguard)'),
    ftaOrigin: inSix('自贸协定原产地规则', 'Rules of origin of free trade agreements', 'FTA の原産地規則', 'FTA 원산지 규정', 'Quy tắc xuất xứ của các FTA', 'Peraturan tempat asal perjanjian perdagangan bebas'),
    nonPreferentialOrigin: inSix('非优惠原产地规则', 'Non-preferential origin rules', '非特恵原産地規則', '비특혜 원산지 규정', 'Quy tắc xuất xứ không ưu đãi', 'Peraturan tempat asal bukan berkeutamaan'),
    domestic: inSix('国内法', 'Domestic law', '国内法', '국내법', 'Pháp luật trong nước', 'Undang-undang dalam negara'),
  },
  productType: {
    all: inSix('各类产品', 'All products', 'すべての製品', '모든 제품', 'Mọi sản phẩm', 'Semua produk'),
    food: inSix('食品', 'Food', '食品', '식품', 'Thực phẩm', 'Makanan'),
    electrical: inSix('电气用品', 'Electrical appliances', '電気用品', '전기용품', 'Thiết bị điện', 'Perkakas elektrik'),
    consumer: inSix('消费品', 'Consumer goods', '消費者製品', '소비재', 'Hàng tiêu dùng', 'Barang pengguna'),
    industrial: inSix('工业产品', 'Industrial products', '工業製品', '공업 제품', 'Sản phẩm công nghiệp', 'Produk perindustrian'),
    ceramics: inSix('陶瓷砖', 'Ceramic tiles', '陶磁製タイル', '도자기질 타일', 'Gạch gốm ốp lát', 'Jubin seramik'),
    steel: inSix('钢铁制品', 'Steel products', '鉄鋼製品', '철강 제품', 'Sản phẩm sắt thép', 'Produk keluli'),
    glass: inSix('玻璃', 'Glass', 'ガラス', '유리', 'Kính', 'Kaca'),
    dualUse: inSix('两用物项', 'Dual-use items', 'デュアルユース品目', '이중용도 품목', 'Hàng hóa lưỡng dụng', 'Barang dwiguna'),
    listed: inSix('目录所列产品', 'Products listed in a catalogue', '目録に掲載された製品', '목록에 기재된 제품', 'Sản phẩm trong danh mục', 'Produk dalam senarai'),
    investment: inSix('投资（不限产品）', 'Investment (all products)', '投資（製品を問わない）', '투자(제품 무관)', 'Đầu tư (không theo sản phẩm)', 'Pelaburan (tidak terhad kepada produk)'),
  },
};

/** Topic words for laws whose Chinese title or summary contains `about`. */
// oxfmt-ignore
export const lawTopics: readonly { about: string; texts: Texts }[] = [
  { about: '反倾销', texts: inSix('反倾销', 'anti-dumping', 'アンチダンピング,不当廉売', '반덤핑,덤핑방지', 'chống bán phá giá', 'antilambakan,anti-lambakan') },
  { about: '反补贴', texts: inSix('反补贴', 'countervailing,anti-subsidy', '相殺関税,補助金', '상계관세', 'chống trợ cấp', 'duti timbal balas,subsidi') },
  { about: '保障措施', texts: inSix('保障措施', 'safeguard', 'セーフガード', '세이프가드,긴급수입제한', 'tự vệ', 'langkah perlindungan') },
  { about: '原产地', texts: inSix('原产地', 'origin', '原産地', '원산지', 'xuất xứ', 'asal') },
  { about: '海关', texts: inSix('海关', 'customs', '税関', '세관', 'hải quan', 'kastam') },
  { about: '关税', texts: inSix('关税', 'tariff,customs duty', '関税', '관세', 'thuế quan', 'tarif,duti kastam') },
  { about: '出口管制', texts: inSix('出口管制', 'export control', '輸出管理', '수출통제', 'kiểm soát xuất khẩu', 'kawalan eksport') },
  { about: '投资', texts: inSix('投资', 'investment', '投資', '투자', 'đầu tư', 'pelaburan') },
  { about: '标准', texts: inSix('标准', 'standard', '規格,標準', '표준', 'tiêu chuẩn', 'standard,piawaian') },
  { about: '安全', texts: inSix('安全', 'safety', '安全', '안전', 'an toàn', 'keselamatan') },
  { about: '检验', texts: inSix('检验', 'inspection', '検査', '검사', 'kiểm tra', 'pemeriksaan') },
  { about: '增值税', texts: inSix('增值税', 'value-added tax,VAT', '付加価値税', '부가가치세', 'thuế giá trị gia tăng', 'cukai nilai tambah') },
  { about: '许可证', texts: inSix('许可证', 'licence,license', 'ライセンス,許可', '허가', 'giấy phép', 'lesen') },
  { about: '消费者', texts: inSix('消费者', 'consumer', '消費者', '소비자', 'người tiêu dùng', 'pengguna') },
  { about: '标签', texts: inSix('标签', 'label,labelling,labeling', 'ラベル,表示', '라벨,표시', 'nhãn,ghi nhãn', 'label,pelabelan') },
  { about: '食品', texts: inSix('食品', 'food', '食品', '식품', 'thực phẩm', 'makanan') },
];
