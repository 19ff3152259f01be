import { inSix, type Texts } from '../../locale';

/** The names of what a figure of the indices is of: indicator, sector, and the world as a country. */
// oxfmt-ignore
export const INDEX_NAMES: Readonly<Record<string, Texts>> = {
  exports: inSix('出口额', 'Exports', '輸出額', '수출액', 'Xuất khẩu', 'Eksport'),
  imports: inSix('进口额', 'Imports', '輸入額', '수입액', 'Nhập khẩu', 'Import'),
  exportShare: inSix('行业出口份额', 'Sector share of exports', '産業別輸出割合', '산업별 수출 비중', 'Tỷ trọng xuất khẩu của ngành', 'Bahagian eksport sektor'),
  importShare: inSix('行业进口份额', 'Sector share of imports', '産業別輸入割合', '산업별 수입 비중', 'Tỷ trọng nhập khẩu của ngành', 'Bahagian import sektor'),
  tbt: inSix('TBT 通报数', 'TBT notifications', 'TBT 通報数', 'TBT 통보 건수', 'Số thông báo TBT', 'Pemberitahuan TBT'),
  standard: inSix('标准风险', 'Standards risk', '規格リスク', '표준 위험', 'Rủi ro tiêu chuẩn', 'Risiko standard'),
  legal: inSix('法律风险', 'Legal risk', '法的リスク', '법률 위험', 'Rủi ro pháp lý', 'Risiko undang-undang'),
  competition: inSix('竞争风险', 'Competition risk', '競争リスク', '경쟁 위험', 'Rủi ro cạnh tranh', 'Risiko persaingan'),
  maxCompetition: inSix('最高竞争指数', 'Highest competition index', '最高競争指数', '최고 경쟁지수', 'Chỉ số cạnh tranh cao nhất', 'Indeks persaingan tertinggi'),
  ev: inSix('电动汽车', 'Electric vehicles', '電気自動車', '전기자동차', 'Xe điện', 'Kenderaan elektrik'),
  smartManufacturing: inSix('智能制造', 'Smart manufacturing', 'スマート製造', '스마트 제조', 'Sản xuất thông minh', 'Pembuatan pintar'),
  buildingMaterials: inSix('建筑材料', 'Building materials', '建築材料', '건축자재', 'Vật liệu xây dựng', 'Bahan binaan'),
  textile: inSix('纺织', 'Textiles', '繊維', '섬유', 'Dệt may', 'Tekstil'),
  world: inSix('世界', 'World', '世界', '세계', 'Thế giới', 'Dunia'),
};
