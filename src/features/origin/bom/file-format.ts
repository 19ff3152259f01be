/** The first bytes of table formats that are not text: zip (xlsx, ods, numbers), the older xls, PDF. */
const OTHER_FORMATS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
] as const;

/** True for a file that has to be saved as CSV first. */
export const isOtherFormat = (bytes: Uint8Array): boolean =>
  OTHER_FORMATS.some((first) => first.every((byte, index) => bytes[index] === byte));
