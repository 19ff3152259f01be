import type { Texts } from '../locale';
import type { TradeRemedyCase } from './trade-remedies';

/**
 * Working names of the goods in Japanese, Korean, Vietnamese and Malay, by their English name, which is shown too.
 */
// oxfmt-ignore
const names: [en: string, ja: string, ko: string, vi: string, ms: string][] = [
  ['Ceramic tiles', 'セラミックタイル', '도자기 타일', 'Gạch gốm ốp lát', 'Jubin seramik'],
  ['Certain flat-rolled iron products', '一部の鉄フラットロール製品', '일부 철 평판압연제품', 'Một số sản phẩm sắt cán phẳng', 'Produk besi gelek rata tertentu'],
  ['Ordinary Portland cement type 1 and blended cement type 1P', '普通ポルトランドセメント1種および混合セメント1P種', '보통 포틀랜드 시멘트 1종 및 혼합 시멘트 1P종', 'Xi măng Portland thường loại 1 và xi măng hỗn hợp loại 1P', 'Simen Portland biasa jenis 1 dan simen campuran jenis 1P'],
  ['Stainless steel plates (600 mm or wider, 4.75 mm or thicker)', 'ステンレス厚板（幅600mm以上、厚さ4.75mm以上）', '스테인리스 후판(폭 600mm 이상, 두께 4.75mm 이상)', 'Thép không gỉ tấm dày (rộng từ 600 mm, dày từ 4,75 mm)', 'Plat keluli tahan karat (lebar 600 mm ke atas, tebal 4.75 mm ke atas)'],
  ['Hot-rolled carbon or other alloy steel plates', '炭素鋼・その他合金鋼の熱延厚板', '탄소강 및 그 밖의 합금강 열간압연 후판', 'Thép tấm cán nóng bằng thép carbon hoặc hợp kim khác', 'Plat gelek panas keluli karbon atau aloi lain'],
  ['Hot-rolled steel', '熱延鋼材', '열간압연강재', 'Thép cán nóng', 'Keluli gelek panas'],
  ['Cold-rolled stainless steel', '冷延ステンレス鋼', '냉간압연 스테인리스강', 'Thép không gỉ cán nguội', 'Keluli tahan karat gelek sejuk'],
  ['Particle board', 'パーティクルボード', '파티클보드', 'Ván dăm', 'Papan serpai'],
  ['Sodium dithionite (hydrosulphite)', '亜二チオン酸ナトリウム（ハイドロサルファイト）', '차아황산소다', 'Natri dithionit (hydrosulfit)', 'Natrium ditionit (hidrosulfit)'],
  ['Oriented polypropylene (OPP) film', '延伸ポリプロピレン（OPP）フィルム', '연신 폴리프로필렌(OPP) 필름', 'Màng polypropylen định hướng (OPP)', 'Filem polipropilena berorientasi (OPP)'],
  ['Stainless steel flat-rolled products', 'ステンレス鋼フラットロール製品', '스테인리스강 평판압연제품', 'Thép không gỉ cán phẳng', 'Produk keluli tahan karat gelek rata'],
  ['Hot-dip galvanized steel wire', '溶融亜鉛めっき鉄線', '용융아연도금 강선', 'Dây thép mạ kẽm nhúng nóng', 'Dawai keluli bergalvani celup panas'],
  ['Graphite electrodes', '黒鉛電極', '흑연전극', 'Điện cực than chì', 'Elektrod grafit'],
  ['Polyformaldehyde copolymer (POM copolymer)', 'ポリアセタール共重合体（POMコポリマー）', '폴리아세탈 공중합체(POM)', 'Polyformaldehyd đồng trùng hợp (POM)', 'Kopolimer poliformaldehid (POM)'],
  ['Stainless steel billets and hot-rolled stainless steel plates', 'ステンレス鋼片および熱延ステンレス鋼板', '스테인리스 강편 및 열간압연 스테인리스 강판', 'Phôi thép không gỉ và thép không gỉ tấm cán nóng', 'Bilet keluli tahan karat dan plat keluli tahan karat gelek panas'],
  ['Textured tempered coated and uncoated glass (solar glass)', '型板強化ガラス（コーティング・非コーティング、太陽電池用）', '무늬 강화유리(코팅·비코팅, 태양광용)', 'Kính cường lực có vân, phủ và không phủ (kính năng lượng mặt trời)', 'Kaca terbaja bertekstur bersalut dan tidak bersalut (kaca suria)'],
  ['Textured toughened (tempered) glass', '型板強化ガラス', '무늬 강화유리', 'Kính cường lực có vân', 'Kaca terbaja bertekstur'],
  ['Aluminium frames for solar panels', '太陽電池パネル用アルミフレーム', '태양광 패널용 알루미늄 프레임', 'Khung nhôm cho tấm pin mặt trời', 'Bingkai aluminium untuk panel suria'],
  ['Polyethylene terephthalate (PET)', 'ポリエチレンテレフタレート（PET）', '폴리에틸렌테레프탈레이트(PET)', 'Polyethylen terephthalat (PET)', 'Polietilena tereftalat (PET)'],
  ['Stranded steel wires for pre-stressing concrete', 'プレストレストコンクリート用鋼より線', '프리스트레스트 콘크리트용 강연선', 'Cáp thép dự ứng lực', 'Lembar dawai keluli prategasan konkrit'],
  ['Aluminium extrusions', 'アルミニウム押出材', '알루미늄 압출재', 'Nhôm đùn ép', 'Penyemperitan aluminium'],
  ['Hot-rolled H-beam structural steel', '熱間圧延H形鋼', '열간압연 H형강', 'Thép hình chữ H cán nóng', 'Rasuk H keluli struktur gelek panas'],
  ['Cold-rolled steel painted, hot-dip coated with aluminium-zinc alloy', '塗装アルミ亜鉛合金めっき冷延鋼板', '컬러 알루미늄·아연 합금도금 냉연강판', 'Thép cán nguội sơn phủ, mạ hợp kim nhôm kẽm', 'Keluli gelek sejuk bercat, bersalut aloi aluminium-zink'],
  ['Hot-rolled coil', '熱延コイル', '열연코일', 'Thép cuộn cán nóng', 'Gegelung gelek panas'],
  ['Hot-rolled flat steel, coiled and not coiled', '熱延平鋼（コイル・非コイル）', '열간압연 평강(코일 및 비코일)', 'Thép phẳng cán nóng, dạng cuộn và không cuộn', 'Keluli rata gelek panas, bergegelung dan tidak'],
  ['Galvanized (plated) steel', '亜鉛めっき鋼板', '아연도금 강판', 'Thép mạ', 'Keluli bergalvani'],
  ['Colour-coated (painted) flat-rolled steel', '塗装鋼板', '컬러강판', 'Thép phủ màu (tôn màu)', 'Keluli gelek rata bersalut warna'],
  ['Aluminium bars, rods and profiles', 'アルミニウムの棒・形材', '알루미늄 봉 및 형재', 'Nhôm thanh, que và hình', 'Bar, rod dan profil aluminium'],
  ['Wood fibreboard (MDF)', '木質繊維板（MDF）', '목질 섬유판(MDF)', 'Ván sợi gỗ (MDF)', 'Papan gentian kayu (MDF)'],
  ['Wood fibreboard', '木質繊維板', '목질 섬유판', 'Ván sợi gỗ', 'Papan gentian kayu'],
  ['H-shaped steel', 'H形鋼', 'H형강', 'Thép hình chữ H', 'Keluli bentuk H'],
  ['Welding materials', '溶接材料', '용접재료', 'Vật liệu hàn', 'Bahan kimpalan'],
  ['Cane sugar', 'かんしょ糖', '사탕수수당', 'Đường mía', 'Gula tebu'],
  ['Tables and chairs', 'テーブルおよび椅子', '탁자와 의자', 'Bàn ghế', 'Meja dan kerusi'],
  ['Plastics and polymers of propylene', 'プロピレン重合体のプラスチック製品', '프로필렌 중합체 플라스틱 제품', 'Plastic và sản phẩm plastic từ polyme propylen', 'Plastik dan polimer propilena'],
  ['Surface finish aluminium extrusions', '表面処理アルミニウム押出材', '표면처리 알루미늄 압출재', 'Nhôm đùn ép xử lý bề mặt', 'Penyemperitan aluminium kemasan permukaan'],
  ['Galvanised steel', '亜鉛めっき鋼板', '아연도금 강판', 'Thép mạ kẽm', 'Keluli bergalvani'],
  ['Polyester filament yarn (POY, DTY, FDY)', 'ポリエステル長繊維糸（POY・DTY・FDY）', '폴리에스터 장섬유사(POY, DTY, FDY)', 'Sợi dài polyester (POY, DTY, FDY)', 'Benang filamen poliester (POY, DTY, FDY)'],
  ['Vertical articulated industrial robots with four or more axes', '4軸以上の垂直多関節産業用ロボット', '4축 이상 수직 다관절 산업용 로봇', 'Robot công nghiệp khớp đứng từ bốn trục trở lên', 'Robot perindustrian berartikulasi menegak empat paksi atau lebih'],
  ['Industrial robots (six-axis articulated)', '産業用ロボット（6軸多関節）', '산업용 로봇(6축 다관절)', 'Robot công nghiệp (khớp sáu trục)', 'Robot perindustrian (berartikulasi enam paksi)'],
  ['Fibreboard', '繊維板', '섬유판', 'Ván sợi', 'Papan gentian'],
  ['Articles of apparel and clothing accessories (131 tariff codes)', '衣類および衣類附属品（131税番）', '의류와 그 부속품(131개 세번)', 'Quần áo và phụ kiện may mặc (131 mã thuế)', 'Pakaian dan aksesori pakaian (131 kod tarif)'],
  ['Curtains (including drapes), interior blinds, bed valances and other furnishing articles', 'カーテン、室内用ブラインド、ベッド用バランスその他の室内用品', '커튼, 실내용 블라인드, 침대용 밸런스와 그 밖의 실내용품', 'Rèm, mành che trong nhà, diềm giường và các mặt hàng trang trí nội thất khác', 'Langsir, bidai dalaman, ropol katil dan barang perhiasan dalaman lain'],
  ['Fabrics', '織物', '직물', 'Vải', 'Fabrik'],
  ['Carpets and other textile floor coverings (64 tariff codes)', 'じゅうたんその他の紡織用繊維の床用敷物（64税番）', '양탄자와 그 밖의 방직용 섬유제 바닥깔개(64개 세번)', 'Thảm và các loại hàng dệt trải sàn khác (64 mã thuế)', 'Permaidani dan penutup lantai tekstil lain (64 kod tarif)'],
  ['Bleached and unbleached woven fabric of cotton', '漂白・未漂白の綿織物', '표백·미표백 면직물', 'Vải dệt thoi từ bông đã và chưa tẩy trắng', 'Fabrik tenunan kapas diluntur dan tidak diluntur'],
  ['Plastic processing machines (injection moulding, 40 to 1500 tonnes)', 'プラスチック加工機械（射出成形機、40〜1500トン）', '플라스틱 가공기계(사출성형기, 40~1500톤)', 'Máy gia công nhựa (máy ép phun, 40–1500 tấn)', 'Mesin pemprosesan plastik (pengacuan suntikan, 40–1500 tan)'],
  ['Plastic processing or injection moulding machines', 'プラスチック加工機械・射出成形機', '플라스틱 가공기계 또는 사출성형기', 'Máy gia công nhựa hoặc máy ép phun', 'Mesin pemprosesan plastik atau pengacuan suntikan'],
  ['Industrial laser machines for cutting, marking or welding', '切断・マーキング・溶接用産業レーザー機', '절단·마킹·용접용 산업 레이저기', 'Máy laser công nghiệp để cắt, khắc hoặc hàn', 'Mesin laser perindustrian untuk memotong, menanda atau mengimpal'],
  ['Gypsum board or tiles laminated on at least one side', '少なくとも片面をラミネートした石膏ボード・タイル', '한 면 이상 라미네이트된 석고보드 또는 타일', 'Tấm hoặc gạch thạch cao phủ ít nhất một mặt', 'Papan atau jubin gipsum berlamina sekurang-kurangnya satu sisi'],
  ['Resin bonded thin wheels (cutting)', 'レジノイド薄型切断砥石', '레진 본드 절단용 박판 연삭숫돌', 'Đá cắt mỏng liên kết nhựa', 'Roda pemotong nipis berikat resin'],
  ['Grain oriented flat-rolled electrical steel', '方向性電磁鋼板', '방향성 전기강판', 'Thép kỹ thuật điện cán phẳng định hướng hạt', 'Keluli elektrik gelek rata berorientasi butiran'],
  ['Steel reinforcing bar and coil', '鉄筋用棒鋼・コイル', '철근 및 코일철근', 'Thép cốt bê tông dạng thanh và cuộn', 'Bar dan gegelung tetulang keluli'],
  ['Galvanised steel wire 2 mm to 4.5 mm', '亜鉛めっき鉄線（2〜4.5mm）', '아연도금 강선(2~4.5mm)', 'Dây thép mạ kẽm 2–4,5 mm', 'Dawai keluli bergalvani 2–4.5 mm'],
];

const byEnglish = new Map(names.map(([en, ja, ko, vi, ms]) => [en, { ja, ko, vi, ms }]));

/** The goods of a case in every available language. */
export const caseNames = ({
  productZh,
  productEn,
  names: own,
}: Pick<TradeRemedyCase, 'productZh' | 'productEn' | 'names'>): Texts =>
  own ?? { zh: productZh, en: productEn, ...byEnglish.get(productEn) };
