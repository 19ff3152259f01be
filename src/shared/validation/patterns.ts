import { isPlateNumber, isZipCode } from './china-codes';
import { isLatitude, isLongitude } from './coordinates';
import { isEmail } from './email';
import { isIdCard } from './id-card';
import { isIp, isIpv4, isIpv6, isMac, isPort } from './network-address';
import { isAmount, isDecimal, isInteger, isMoney } from './numerals';
import { isPassword, isSecurityPassword } from './password';
import { isHotline, isLandline, isMobile, isTel } from './telephone';
import { isRtsp, isUrl } from './web-address';
import { isChineseName, isCode, isName } from './words';

/** The validators a form may name; each has its text, `pattern.<name>`, in the area `validation`. */
export const TEXT_PATTERNS = {
  password: isPassword,
  securityPassword: isSecurityPassword,
  mobile: isMobile,
  email: isEmail,
  idCard: (value: string) => isIdCard(value),
  chineseName: isChineseName,
  longitude: isLongitude,
  latitude: isLatitude,
  amount: isAmount,
  port: isPort,
  ip: isIp,
  ipv4: isIpv4,
  ipv6: isIpv6,
  url: isUrl,
  rtsp: isRtsp,
  tel: isTel,
  landline: isLandline,
  hotline: isHotline,
  code: isCode,
  name: isName,
  zipCode: isZipCode,
  mac: isMac,
  plateNumber: isPlateNumber,
  integer: isInteger,
  decimal: isDecimal,
  money: isMoney,
} satisfies Record<string, (value: string) => boolean>;

/** The name of a validator. */
export type PatternName = keyof typeof TEXT_PATTERNS;
