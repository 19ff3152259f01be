/**
 * Names of the measurements of the four sectors, in the languages of their standards, with their keys; the first
 * match wins, so narrower ones come first.
 */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['formaldehyde-emission', /formaldehyde (?:emission|release)|甲醛释放|ホルムアルデヒド放散/],
  [
    'formaldehyde',
    /formaldehyde|甲醛|ホルムアルデヒド|포름알데히드|폼알데하이드|fo(?:oc)?mandehit|formaldehid/,
  ],
  ['ph', /^(?:the )?ph\b|ph ?值|酸碱度|độ ph/],
  ['azo-amines', /aromatic amine|azo|芳香胺|偶氮|アゾ|아조|아릴아민/],
  ['odour', /odou?r|异味|異臭|냄새|mùi|bau$/],
  ['fastness-water', /(?:colou?r )?fastness to water|耐水色牢度|水色牢度/],
  ['fastness-acid-perspiration', /fastness to acid perspiration|耐酸汗渍/],
  ['fastness-alkaline-perspiration', /fastness to alkali(?:ne)? perspiration|耐碱汗渍/],
  ['fastness-perspiration', /fastness to perspiration|耐汗渍/],
  ['fastness-dry-rubbing', /fastness to dry rubbing|耐干摩擦/],
  ['fastness-wet-rubbing', /fastness to wet rubbing|耐湿摩擦/],
  ['fastness-saliva', /fastness to saliva|耐唾液/],
  ['lead-extractable', /extractable (?:pb|lead)|可萃取铅|可溶出铅/],
  ['cadmium-extractable', /extractable (?:cd|cadmium)|可萃取镉|可溶出镉/],
  ['copper-extractable', /extractable (?:cu|copper)|可萃取铜/],
  ['nickel-extractable', /extractable (?:ni|nickel)|可萃取镍/],
  ['lead-total', /total (?:pb|lead)|总铅|铅含量/],
  ['cadmium-total', /total (?:cd|cadmium)|总镉|镉含量/],
  ['phthalates', /phthalate|邻苯二甲酸酯|フタル酸|프탈레이트/],
  ['flammability', /flammab|burning|燃烧性能|阻燃/],
  ['thermal-propagation', /thermal (?:propagation|runaway)|热扩散|热失控/],
  ['short-circuit', /short circuit|短路/],
  ['water-absorption', /water absorption|吸水率|độ hút nước|penyerapan air/],
  ['bending-load', /bending failure|breaking load|断裂荷载|破坏荷载/],
  ['compressive-strength-28d', /compressive strength|抗压强度|cường độ nén|kekuatan mampatan/],
  ['radionuclides', /radionuclide|ira|igamma|放射性|内照射|外照射/],
];

/** The key of what a name means, null where the table has none. */
export function indicatorOf(name: string): string | null {
  const plain = plainName(name);
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** A normalised name: width, case, bracketed text, "content" and "value". */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:content|value)$/, '')
    .trim();
