/** HS chapters and headings of a standard, own assignment (待核); a general standard is in neither table. */
const CODES_BY_NUMBER: readonly (readonly [codes: readonly string[], numbers: readonly string[]])[] = [
  [
    ['6907'],
    [
      'GB/T 4100-2015',
      'GB/T 35154-2017',
      'GB/T 3810.2',
      'GB/T 3810.3',
      'GB/T 3810.4',
      'GB/T 3810.5',
      'GB/T 3810.6',
      'GB/T 3810.7',
      'GB/T 3810.8',
      'GB/T 3810.9',
      'GB/T 3810.10',
      'GB/T 3810.11',
      'GB/T 3810.12',
      'GB/T 3810.13',
      'GB/T 3810.14',
      'GB/T 3810.15',
      'GB/T 3810.16',
    ],
  ],
  [
    ['8428', '8479'],
    [
      'GB 11291.1-2011',
      'GB 11291.2-2013',
      'GB/T 36530-2018',
      'GB/Z 43202.2-2023',
      'GB/T 36008-2018',
      'GB/T 12643-2013',
      'GB/T 12642-2013',
    ],
  ],
  [['84'], ['GB/T 15706-2012', 'GB/T 16855.1-2018', 'GB/T 5226.1-2019']],
  [
    ['84', '85', '90'],
    [
      'GB/T 20438.1-2017',
      'GB/T 20438.2-2017',
      'GB/T 20438.3-2017',
      'GB/T 20438.4-2017',
      'GB/T 20438.5-2017',
      'GB/T 20438.6-2017',
      'GB/T 20438.7-2017',
    ],
  ],
  [['8507'], ['GB/T 31484-2015', 'GB/T 31486-2024', 'GB/T 31467.3-2015', 'GB/T 31467-2023', 'GB 38031-2025']],
  [['8703', '8702', '8704'], ['GB 18384-2020']],
  [
    ['8504', '8703'],
    ['GB/T 18487.1-2023', 'GB/T 20234.1-2023', 'GB/T 27930-2023'],
  ],
  [['2523'], ['GB 175-2023', 'GB/T 17671-2021']],
  [['7213', '7214'], ['GB 1499.2-2024']],
  [['72', '73'], ['GB/T 228.1-2021']],
  [['70'], ['GB 11614-2022']],
  [['76'], ['GB/T 5237.1-2017']],
  [['68', '69', '25'], ['GB 6566-2010']],
  [
    ['61', '62', '63'],
    ['GB 18401-2010', 'GB/T 5296.4-2012'],
  ],
  [['6111', '6209'], ['GB 31701-2015']],
  [
    ['61', '62', '63'],
    ['Act No. 112 of 1973', 'QCVN 01:2017/BCT', 'SNI 7617:2013'],
  ],
  [['6111', '6209'], ['SNI 7617:2013/Amd1:2014']],
  [
    ['4410', '4411', '4412'],
    ['GB 18580-2017', 'GB/T 39600-2021'],
  ],
  [['8507'], ['GB/T 31486-2015', 'GB 38031-2020']],
];

/** The same by the field of the International Classification for Standards, if the field is the goods themselves. */
const CODES_BY_ICS: Readonly<Record<string, readonly string[]>> = {
  '25.040.30': ['8428', '8479'],
  '27.160': ['8541'],
  '29.220.20': ['8507'],
  '43.120': ['8702', '8703', '8704'],
  '61.020': ['61', '62'],
  '81.040.20': ['70'],
  '91.100.10': ['2520', '2523'],
  '91.100.23': ['6907'],
  '91.100.25': ['6904', '6905'],
};

const byNumber = new Map(
  CODES_BY_NUMBER.flatMap(([codes, numbers]) => numbers.map((number) => [number, codes])),
);

/** The HS chapters and headings of a standard, by its number, else by its ICS codes. */
export function codesOfStandard(number: string, ics: readonly string[]): string[] {
  const own = byNumber.get(number) ?? ics.flatMap((code) => CODES_BY_ICS[code] ?? []);
  return [...new Set(own)];
}
