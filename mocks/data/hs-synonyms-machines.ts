import type { HsSynonym } from './hs-synonym';

/** Everyday words for vehicles, batteries, machines and electronics. */
export const machineSynonyms: HsSynonym[] = [
  {
    codes: ['850760', '850750', '850780', '850710', '850790'],
    words: {
      zh: ['锂电池', '动力电池', '电池组', '蓄电池', '电动车电池'],
      en: ['lithium battery', 'battery', 'batteries', 'battery pack', 'power bank', 'li-ion'],
      ja: ['リチウム電池', 'バッテリー', '電池', 'リチウムイオン電池', '蓄電池'],
      ko: ['리튬 배터리', '배터리', '전지', '이차전지'],
      vi: ['pin lithium', 'pin', 'ắc quy', 'pin xe điện'],
      ms: ['bateri litium', 'bateri', 'bateri kereta elektrik'],
    },
  },
  {
    codes: ['870380', '870360', '870340', '870370', '870350', '870460', '870240'],
    words: {
      zh: ['电动汽车', '新能源汽车', '电动车', '纯电动'],
      en: ['electric car', 'electric vehicle', 'ev', 'bev', 'electric automobile'],
      ja: ['電気自動車', 'EV', '電動車'],
      ko: ['전기차', '전기자동차'],
      vi: ['ô tô điện', 'xe điện', 'xe hơi điện'],
      ms: ['kereta elektrik', 'kenderaan elektrik'],
    },
  },
  {
    codes: ['870340', '870360', '870350', '870370'],
    words: {
      zh: ['混合动力', '插电混动', '混动汽车'],
      en: ['hybrid', 'plug-in hybrid', 'phev', 'hybrid car'],
      ja: ['ハイブリッド', 'プラグインハイブリッド'],
      ko: ['하이브리드', '플러그인 하이브리드'],
      vi: ['xe lai', 'ô tô hybrid'],
      ms: ['hibrid', 'kereta hibrid'],
    },
  },
  {
    codes: ['842870', '847950'],
    words: {
      zh: ['机器人', '机械臂', '工业机器人'],
      en: ['robot', 'robotic arm', 'industrial robot'],
      ja: ['ロボット', '産業用ロボット'],
      ko: ['로봇', '산업용 로봇'],
      vi: ['robot', 'rô bốt', 'người máy công nghiệp'],
      ms: ['robot', 'robot industri'],
    },
  },
  {
    codes: ['853710', '853720', '903289'],
    words: {
      zh: ['电机控制器', '配电柜', '控制柜', '配电箱'],
      en: ['motor controller', 'switchboard', 'control panel', 'plc'],
      ja: ['モーターコントローラー', '配電盤', '制御盤'],
      ko: ['모터 컨트롤러', '배전반', '제어반'],
      vi: ['bộ điều khiển động cơ', 'tủ điện', 'bảng điều khiển'],
      ms: ['pengawal motor', 'papan suis', 'panel kawalan'],
    },
  },
  {
    codes: ['850131', '850132', '850133', '850152', '850153', '850140'],
    words: {
      zh: ['电机', '马达', '驱动电机', '电动机'],
      en: ['motor', 'electric motor', 'traction motor'],
      ja: ['モーター', '電動機'],
      ko: ['모터', '전동기'],
      vi: ['động cơ điện', 'mô tơ'],
      ms: ['motor elektrik', 'motor'],
    },
  },
  {
    codes: ['850440'],
    words: {
      zh: ['充电桩', '充电器', '逆变器'],
      en: ['charger', 'inverter', 'charging station', 'power supply'],
      ja: ['充電器', 'インバーター'],
      ko: ['충전기', '인버터'],
      vi: ['bộ sạc', 'trạm sạc', 'biến tần'],
      ms: ['pengecas', 'penyongsang'],
    },
  },
  {
    codes: ['854143', '854142'],
    words: {
      zh: ['光伏组件', '太阳能板', '太阳能电池'],
      en: ['solar panel', 'solar module', 'photovoltaic'],
      ja: ['太陽光パネル', '太陽電池', 'ソーラーパネル'],
      ko: ['태양광 패널', '태양전지'],
      vi: ['tấm pin mặt trời', 'pin năng lượng mặt trời'],
      ms: ['panel solar', 'panel suria'],
    },
  },
  {
    codes: ['854231', '854232', '854239'],
    words: {
      zh: ['芯片', '集成电路', '半导体'],
      en: ['chip', 'integrated circuit', 'semiconductor', 'microcontroller'],
      ja: ['チップ', '半導体', '集積回路'],
      ko: ['칩', '반도체', '집적회로'],
      vi: ['chip', 'vi mạch', 'chất bán dẫn'],
      ms: ['cip', 'litar bersepadu', 'semikonduktor'],
    },
  },
  {
    codes: ['847130', '847141'],
    words: {
      zh: ['笔记本电脑', '电脑', '平板电脑'],
      en: ['laptop', 'notebook', 'computer', 'tablet'],
      ja: ['ノートパソコン', 'パソコン', 'タブレット'],
      ko: ['노트북', '컴퓨터'],
      vi: ['máy tính xách tay', 'laptop', 'máy tính bảng'],
      ms: ['komputer riba', 'komputer'],
    },
  },
  {
    codes: ['848520', '848510', '848580', '848530'],
    words: {
      zh: ['3D打印机', '增材制造'],
      en: ['3d printer', 'additive manufacturing'],
      ja: ['3Dプリンター', '積層造形'],
      ko: ['3D 프린터', '적층 제조'],
      vi: ['máy in 3D'],
      ms: ['pencetak 3D'],
    },
  },
  {
    codes: ['845811', '845891', '845710', '845961', '845951'],
    words: {
      zh: ['数控机床', '车床', '加工中心', '铣床'],
      en: ['cnc', 'cnc lathe', 'lathe', 'milling machine', 'machine tool'],
      ja: ['旋盤', '工作機械', 'NC旋盤', 'フライス盤'],
      ko: ['선반', '공작기계', '밀링'],
      vi: ['máy tiện', 'máy phay', 'máy công cụ'],
      ms: ['mesin larik', 'mesin pengisar', 'alat mesin'],
    },
  },
  {
    codes: ['870899', '870829', '870830', '870840', '870850', '870870', '870880'],
    words: {
      zh: ['汽车零部件', '汽车配件', '刹车', '变速箱'],
      en: ['car parts', 'auto parts', 'brake', 'gearbox'],
      ja: ['自動車部品', 'ブレーキ', '変速機'],
      ko: ['자동차 부품', '브레이크', '변속기'],
      vi: ['phụ tùng ô tô', 'phanh', 'hộp số'],
      ms: ['alat ganti kereta', 'brek', 'kotak gear'],
    },
  },
  {
    codes: ['871160'],
    words: {
      zh: ['电动自行车', '电动摩托车', '电瓶车'],
      en: ['e-bike', 'electric bicycle', 'electric scooter', 'electric motorcycle'],
      ja: ['電動自転車', '電動バイク'],
      ko: ['전기자전거', '전기 오토바이'],
      vi: ['xe đạp điện', 'xe máy điện'],
      ms: ['basikal elektrik', 'skuter elektrik'],
    },
  },
];
