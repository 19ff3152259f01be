import { refusal } from '../mocks/handlers/system/refusal';
import type { CallNote } from './content-calls/call-note';
import { contentNotes, errorsOf } from './content-calls/content-notes';
import { operatorNotes, parameterNotes } from './content-calls/field-notes';

type JsonObject = Record<string, unknown>;

/** The texts of codes whose text names a field. */
const FIELD_TEXTS: Readonly<Record<number, string>> = {
  9800: '参数验证错误: titleZh，不能为空! ',
  9802: '参数验证错误: country，不在可选范围内! ',
  9818: '参数验证错误: url，不是URL! ',
  9830: '参数验证错误: titleEn，超出最大长度! ',
};

/** The note of a call on content; null for other calls. */
export const noteOf = (operation: string): CallNote | null =>
  Object.entries(contentNotes).find(([name]) => name === operation)?.[1] ?? null;

/** Rules, authorities and errors of a call, as Markdown. */
export function descriptionOf(note: CallNote): string {
  const { authorities, rules } = note;
  const needed = authorities.length === 0 ? 'none; every signed-in user' : authorities.map(quoted).join(', ');
  const errors = errorsOf(note).map(([code, when]) => `- ${quoted(String(code))}: ${when}`);
  return [rules, `Authority: ${needed}`, ['Errors:', ...errors].join('\n')].join('\n\n');
}

const quoted = (text: string): string => `\`${text}\``;

/** The answer of the example, and one for each code of a refusal. */
export function answerExamples(note: CallNote): JsonObject {
  const refused = errorsOf(note).map(([code, when]) => [
    String(code),
    { summary: when, value: { msg: FIELD_TEXTS[code] ?? refusal(code).message, code, data: null } },
  ]);
  const success = { value: { msg: refusal(0).message, code: 0, data: note.example.data } };
  return { success, ...Object.fromEntries(refused) };
}

/** What a parameter says, or its operator, and both where it takes several; undefined for one that says it by its name. */
export function parameterNote(parameter: string): string | undefined {
  const [, field = parameter, operator = ''] = /^(.+)_([A-Z]+)$/.exec(parameter) ?? [];
  const [own, general] = [parameterNotes[field], operatorNotes[operator]];
  return own !== undefined && operator === 'IN' ? `${general}. ${own}` : (own ?? general);
}
