/** A postal code of China: 6 digits in a range that is in use, Hong Kong 999077 and Macao 999078 included. */
export const isZipCode = (value: string): boolean =>
  /^(?:(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[0-7]|6[0-7]|7[0-5]|8[0-6])\d{4}|99907[78])$/.test(value);

/**
 * A number plate of China: province, letter and five characters, the last of which may be the sign of a trailer,
 * learner, police, Hong Kong, Macao or consular car; a new-energy plate of six; or an embassy's with six digits.
 */
export const isPlateNumber = (value: string): boolean => PLATES.some((plate) => plate.test(value));

// Escaped, because words in the source belong to the locales; the signs of the 31 provinces of the mainland.
const PROVINCE =
  /[\u4eac\u6d25\u6caa\u6e1d\u5180\u8c6b\u4e91\u8fbd\u9ed1\u6e58\u7696\u9c81\u65b0\u82cf\u6d59\u8d63\u9102\u6842\u7518\u664b\u8499\u9655\u5409\u95fd\u8d35\u7ca4\u9752\u85cf\u5ddd\u5b81\u743c]/
    .source;
const CHARACTER = /[A-HJ-NP-Z\d]/.source;
const ENDING = /[A-HJ-NP-Z\d\u6302\u5b66\u8b66\u6e2f\u6fb3\u9886]/.source;

const PLATES = [
  new RegExp(`^${PROVINCE}[A-Z]${CHARACTER}{4}${ENDING}$`),
  new RegExp(`^${PROVINCE}[A-Z](?:\\d{5}[A-HJK]|[A-HJK]${CHARACTER}\\d{4})$`),
  /^\u4f7f\d{6}$/,
];
