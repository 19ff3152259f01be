const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const EMAIL = new RegExp(`^(?=.{1,254}$)(?=.{1,64}@)${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+${LABEL}$`, 'i');

/** An email address at a dotted host, in the characters the back end accepts (its code 9812; specification §5). */
export const isEmail = (value: string): boolean => EMAIL.test(value);
