import { meant, type HsSynonym } from './hs-synonym';

/** Everyday words for yarn, fabrics, clothing and household textiles. */
// prettier-ignore
export const textileSynonyms: HsSynonym[] = [
  meant(['5205'], '棉纱,棉纱线', 'cotton yarn', '綿糸', '면사', 'sợi bông,sợi cotton', 'benang kapas'),
  meant(['520942', '521142'], '牛仔布,丹宁布', 'denim,denim fabric', 'デニム,デニム生地', '데님', 'vải jean,vải bò,vải denim', 'denim,fabrik denim'),
  meant(['610910', '610990'], 'T恤,T恤衫,文化衫,短袖T恤', 't-shirt,tshirt,tee,tee shirt', 'Tシャツ,ティーシャツ', '티셔츠,반팔 티셔츠', 'áo thun,áo phông', 'kemeja-T,baju T,kemeja T'),
  meant(['6109', '6110', '6203', '6204', '6205', '6206', '6105', '6106', '6104', '6103'], '衣服,服装', 'clothes,clothing', '衣服,衣類', '옷,의류', 'quần áo', 'pakaian'),
  meant(['620342', '620462'], '牛仔裤', 'jeans', 'ジーンズ', '청바지', 'quần jean,quần bò', 'seluar jean'),
  meant(['620342', '620462', '620343', '620463', '610342', '610462', '610343', '610463'], '裤子,长裤', 'trousers,pants', 'ズボン', '바지', 'quần,quần dài', 'seluar'),
  meant(['620311', '620312'], '西装,西服', 'suit,suits', 'スーツ,背広', '양복,정장', 'com lê,bộ vest,âu phục', 'sut'),
  meant(['620331', '620333', '620432'], '西装外套,西装上衣', 'blazer,suit jacket', 'ブレザー,ジャケット', '블레이저,재킷', 'áo vest,áo blazer', 'blazer'),
  meant(['620140', '620240', '620130', '620120', '620220', '610120', '610220', '610230'], '大衣,外套,风衣', 'coat,overcoat,anorak', 'コート,オーバーコート', '코트,외투', 'áo khoác', 'kot'),
  meant(['620520', '620530', '620630', '620640', '610510', '610520', '610610'], '衬衫,衬衣', 'shirt', 'シャツ', '셔츠', 'áo sơ mi', 'kemeja'),
  meant(['620442', '620443', '620444', '610442'], '连衣裙,裙子', 'dress,dresses', 'ワンピース,ドレス', '원피스,드레스', 'váy liền,đầm', 'gaun'),
  meant(['611020', '611030', '611011', '611012'], '毛衣,针织衫', 'sweater,pullover,jumper', 'セーター', '스웨터', 'áo len', 'baju sejuk,sweater'),
  meant(['611012'], '羊绒衫', 'cashmere sweater', 'カシミヤセーター', '캐시미어 스웨터', 'áo len cashmere', 'sweater kasmir'),
  meant(['611020', '611030'], '卫衣,套头衫', 'hoodie,sweatshirt', 'パーカー,トレーナー', '후드티,맨투맨', 'áo nỉ,áo hoodie', 'hoodie'),
  meant(['611595', '611596'], '袜子', 'socks', '靴下,ソックス', '양말', 'tất,vớ', 'stoking,sarung kaki'),
  meant(['621210'], '文胸,胸罩', 'bra', 'ブラジャー', '브래지어', 'áo ngực', 'coli'),
  meant(['611241'], '泳衣', 'swimsuit', '水着', '수영복', 'đồ bơi', 'baju renang'),
  meant(['630790'], '口罩', 'face mask,mask', 'マスク', '마스크', 'khẩu trang', 'pelitup muka,topeng muka'),
  meant(['630260'], '毛巾,浴巾', 'towel', 'タオル', '타월,수건', 'khăn tắm,khăn bông', 'tuala'),
  meant(['630231', '630221', '630232'], '床单,床上用品', 'bed sheet,bed linen,bedding', 'シーツ', '침대 시트', 'ga trải giường', 'cadar'),
  meant(['630260', '630231', '630221', '630232', '630140', '630392', '630492'], '家纺', 'home textile', '家庭用繊維製品', '홈텍스타일', 'dệt gia dụng', 'tekstil rumah'),
  meant(['630140'], '毛毯', 'blanket', '毛布', '담요', 'chăn', 'selimut'),
  meant(['630392'], '窗帘', 'curtain', 'カーテン', '커튼', 'rèm cửa', 'langsir'),
];
