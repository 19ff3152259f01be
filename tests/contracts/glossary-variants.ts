import type { Language } from '@/shared/i18n/languages';

/** A way of writing a term that no text may have. `wrong` itself says in which context: what is right elsewhere is left out by what is around it. */
export interface Variant {
  wrong: RegExp;
  /** The term of `docs/glossary.md`. */
  right: string;
}

const variant = (wrong: RegExp, right: string): Variant => ({ wrong, right });

/** The known wrong variants of the terms of `docs/glossary.md`, by language. */
export const VARIANTS: Readonly<Record<Language, readonly Variant[]>> = {
  zh: [
    variant(/附属表|附属书/, '附录（Appendix）、附件（Annex）'),
    variant(/附件\s?3A/, '第三章附件一'),
    variant(/关税差别|差别税率/, '关税差异'),
    variant(/产品特定规则/, '产品特定原产地规则'),
    variant(/完全获得或(?!者)/, '完全获得或者生产'),
    variant(/直接管理费用/, '直接经营费用成本'),
    // Treatment of investors (Article 10.4) is no rate.
    variant(/最惠国(?!税率|待遇)/, '最惠国税率'),
    variant(/背对背证明/, '背对背原产地证明'),
    variant(/关税减让表/, '关税承诺表'),
    variant(/国家对(?!口)/, '线路'),
    variant(/没有读到|没有读成|收进来|对不上/, '未能加载、未收录、不一致'),
    variant(/(?<!核)未核(?!对|实|准)|尚未核(?!对|实)/, '待核'),
    variant(/第 ?\d+\.\d+\.\d+ ?[条款]/, '第 3.5 条第 5 款'),
  ],
  en: [
    variant(/\bheld\b/i, 'data, no data'),
    variant(/\blanes?\b/i, 'country pair, from … to …'),
    variant(/\bkept\b/i, 'saved'),
    variant(/\bjudg(?:e|es|ed|ing)\b/i, 'assess'),
    variant(/\btold\b/i, 'shown, known'),
    variant(/\blog(?:ged|s|ging)? out\b/i, 'sign out'),
    variant(/\be-mails?\b/i, 'email'),
    // "Years with no data are left blank": the years are.
    variant(/(?<!\b(?:no|with|imports) )\bdata are\b/i, 'data is'),
    variant(/\bproofs?\b(?! of origin)/i, 'proof of origin'),
    variant(/(?<!product-)\bspecific rules?\b/i, 'product-specific rule'),
    // What is not under a preference has rules of its own name.
    variant(/(?<!preferential )\borigin rules?\b/i, 'rules of origin'),
    variant(/\bdifferential rates?\b/i, 'tariff differential'),
    variant(/\bunchecked\b(?!: not verified)/i, 'not verified'),
    variant(/\bbasket\b/i, 'group of products'),
    variant(/\bpersonal cent(?:re|er)\b/i, 'your account'),
    variant(/\bplease\b/i, 'leave it out'),
    variant(/\bArticle \d+\.\d+\.\d+/, 'Article 3.5, paragraph 5'),
  ],
  ja: [
    variant(/附属表/, '付録'),
    variant(/協定税率/, '特恵税率'),
    variant(/関税差異|差別税率/, '税率差'),
    variant(/個人センター/, 'マイページ'),
    variant(/技術法規|技術規則/, '強制規格'),
    variant(/[本当]庫|事例庫/, '本サイト、リスク事例集'),
    variant(/当サイト/, '本サイト'),
    variant(/建議/, '勧告'),
    variant(/品目別原産地規則/, '品目別規則'),
    variant(/原産性/, '原産資格'),
    variant(/納付(?:する)?税率/, '適用税率'),
    variant(/部材表/, '材料表'),
    variant(/輸出入国(?!別)|国の組み?合わ?せ/, '輸出入ルート'),
    variant(/税番/, '国内細分'),
    variant(/HS ?番号/, 'HS コード'),
    variant(/軽微な加工/, '軽微な工程及び加工'),
    variant(/出所/, '出典'),
    variant(/産業チェーン/, 'サプライチェーン'),
    variant(/第 ?\d+\.\d+\.\d+ ?[条項]/, '第 3.5 条 5'),
    variant(/レコード/, 'コンテンツ、データ'),
    // A standard is taken into the systems of a company.
    variant(/書き出|取り込(?!んでいますか)/, 'エクスポート、インポート'),
    variant(/「版」|結論が変わる回答/, '「バージョン」、検索結果が変わる組み合わせ'),
  ],
  ko: [
    variant(/최소허용수준/, '미소기준'),
    variant(/역내가치비율/, '역내가치포함비율(RVC)'),
    variant(/차별세율|관세 ?차이/, '관세차별'),
    variant(/품목별 (?:원산지 )?규정/, '품목별 원산지기준(PSR)'),
    variant(/원산지 자격/, '원산지 지위'),
    variant(/비원산지 재료/, '비원산지재료'),
    variant(/원산국/, '원산지국'),
    variant(/납부 ?세율/, '적용 세율'),
    variant(/자재명세서/, '원재료명세서'),
    variant(/인증 수출자/, '인증수출자'),
    variant(/기술 규정/, '기술규정'),
    variant(/원산지 증명서/, '원산지증명서'),
    variant(/직접 운송/, '직접운송'),
    variant(/MFN ?세율|최혜국 세율|최혜국\(MFN\)/, '최혜국세율'),
    variant(/협정 세율/, '협정세율'),
    variant(/단순 가공/, '최소 공정 및 가공'),
    variant(/노선|국가 쌍/, '교역 경로'),
    variant(/RCEP(?:가|를|와)(?=\s)/, 'RCEP이, RCEP을, RCEP과'),
    variant(/부속서 [123](?![가나A-Z\d])/, '부속서 I, II, III'),
    variant(/개인 ?센터/, '내 정보'),
    variant(/제\d+\.\d+\.\d+[조항]/, '제3.5조 제5항'),
    variant(/레코드/, '콘텐츠'),
    variant(/^데이터 표시|의 표시$/, '확인 상태'),
    variant(/(?:작업|수정|삭제) 시간/, '작업 일시'),
  ],
  vi: [
    // The texts call the MFN rate "thuế suất MFN". "Thuế suất ưu đãi" is its name in Vietnamese law, so that in these texts it
    // always means the RCEP rate, unless MFN is beside it.
    variant(/thuế suất ưu đãi(?! đặc biệt| \(?MFN)/i, 'thuế suất ưu đãi đặc biệt'),
    variant(/cặp nước/i, 'tuyến'),
    variant(/vệ sinh dịch tễ/i, 'vệ sinh và kiểm dịch động thực vật (SPS)'),
    // Treatment of investors (Article 10.4) is no rate, and MFN may be explained.
    variant(/(?<!đối xử |MFN \()tối huệ quốc/i, 'thuế suất MFN'),
    variant(/(?:vận chuyển|chở) thẳng/i, 'vận chuyển trực tiếp'),
    variant(/tự khai(?: báo)? xuất xứ|khai báo xuất xứ/i, 'chứng từ tự chứng nhận xuất xứ'),
    variant(/nhà xuất khẩu được (?:phép|chấp thuận|ủy quyền)/i, 'nhà xuất khẩu đủ điều kiện'),
    variant(/bên tham gia/i, 'nước thành viên'),
    variant(/chênh lệch thuế|thuế suất khác biệt/i, 'khác biệt thuế quan'),
    variant(/quy tắc xuất xứ cụ thể/i, 'quy tắc cụ thể mặt hàng (PSR)'),
    variant(/(?<!\()de minimis/i, 'tỷ lệ không đáng kể (De Minimis)'),
    variant(/công đoạn gia công đơn giản/i, 'công đoạn gia công, chế biến đơn giản'),
    variant(/chưa kiểm tra/i, 'chưa kiểm chứng'),
    variant(/chưa thu thập/i, 'chưa có'),
    variant(/trung tâm cá nhân/i, 'tài khoản của tôi'),
    variant(/(?:Điều|khoản) \d+\.\d+\.\d+/i, 'Điều 3.5 khoản 5'),
    variant(/^đánh dấu (?:dữ liệu|của)/i, 'trạng thái kiểm chứng'),
  ],
  ms: [
    variant(/\btempahan\b/i, 'reservasi'),
    variant(/\bpasangan negara\b/i, 'laluan'),
    variant(/\b(?:dipegang|memegang)\b/i, 'ada, belum ada'),
    variant(/\bperakuan asal\b|\bakuan asal\b/i, 'perisytiharan asal'),
    variant(/\bsijil asal\b|\btempasal\b/i, 'Sijil Tempat Asal'),
    // What protects health or investors is "perlindungan".
    variant(
      /\b(?:langkah|tindakan|duti|kes|siasatan) perlindungan\b|\bperlindungan (?:sementara|muktamad|import)\b|(?:antilambakan|timbal balas)(?:,| atau| dan|\/)+\s?perlindungan\b/i,
      'tindakan pelindung',
    ),
    variant(/\bperaturan asal\b/i, 'peraturan tempat asal'),
    variant(/\bperaturan (?:asal )?(?:produk|khusus(?! produk))\b/i, 'peraturan khusus produk (PSR)'),
    variant(/\bbukan asal\b/i, 'tidak berasal'),
    // Treatment of investors (Article 10.4) is no rate.
    variant(/(?<!layanan )\bnegara paling digemari\b/i, 'kadar MFN'),
    variant(/\bkadar keutamaan\b/i, 'kadar berkeutamaan'),
    variant(/\bpenghantaran terus\b/i, 'konsainan terus'),
    variant(/\bArtikel \d/i, 'Perkara'),
    variant(/\bbakul\b/i, 'kumpulan produk'),
    variant(/\bpusat peribadi\b/i, 'akaun saya'),
    variant(/\bPerkara \d+\.\d+\.\d+/i, 'Perkara 3.5, perenggan 5'),
    variant(/\btong\b(?! kitar semula)/i, 'tong kitar semula'),
    variant(/\btanda (?:data|tajuk|ringkasan|peringkat|tempoh)\b/i, 'status pengesahan'),
    variant(/\bperihal\b(?! laman)/i, 'perihalan'),
    variant(/\b(?:tahap|darjah) tidak disimpan\b/i, 'belum ada'),
  ],
};
