import { textIn, type Body } from './body';
import { refusal } from './refusal';

interface Rule {
  code: number;
  reason: string;
  holds: (value: string) => boolean;
}

/** Fields of a model with their name in messages and their rules, checked in this order. */
export type Model = Record<string, [label: string, ...rules: Rule[]]>;

/** Throws the first violation: code 98xx, "参数验证错误: {label}，{reason}". Empty values break only `notNull`. */
export function validate(body: Body, model: Model): void {
  for (const [field, [label, ...rules]] of Object.entries(model)) {
    const value = textIn(body, field);
    const broken = rules.find((rule) => (rule === notNull || value !== '') && !rule.holds(value));
    if (broken !== undefined) throw refusal(broken.code, `参数验证错误: ${label}，${broken.reason}`);
  }
}

export const notNull: Rule = { code: 9800, reason: '不能为空! ', holds: (value) => value.trim() !== '' };
export const general = pattern(9801, '不是字母，数字或下划线! ', /^\w+$/);
export const integer = pattern(9802, '不是整数! ', /^-?\d+$/);
export const email = pattern(9812, '不是邮箱! ', /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
export const mobile = pattern(9813, '不是手机号! ', /^1[3-9]\d{9}$/);
export const generalWithChinese = pattern(9816, '不是汉字，字母，数字和下划线! ', /^[\u4e00-\u9fff\w]+$/);
export const url = pattern(9818, '不是URL! ', /^(https?|ftp):\/\/\S+$/);
export const securePassword = pattern(
  9821,
  '至少包含大小写字母、数字、特殊字符，且不少于6位！',
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*?.])\S{6,}$/,
);
/** The rule of the sign-up page, weaker than `securePassword`. */
export const plainPassword = pattern(
  9821,
  '须为6到20位，且包含大小写字母和数字！',
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{6,20}$/,
);

/** At most `bytes` bytes of UTF-8. */
export function max(bytes: number): Rule {
  return {
    code: 9830,
    reason: '超出最大长度! ',
    holds: (value) => new TextEncoder().encode(value).length <= bytes,
  };
}

export function min(bytes: number): Rule {
  return {
    code: 9831,
    reason: '小于最小长度! ',
    holds: (value) => new TextEncoder().encode(value).length >= bytes,
  };
}

function pattern(code: number, reason: string, expression: RegExp): Rule {
  return { code, reason, holds: (value) => expression.test(value) };
}
