import type { staffEndpoints } from '../openapi-endpoints';
import type { CallNote } from './call-note';
import { editionNotes, noticeNotes, queueNotes } from './other-notes';
import { recordNotes } from './record-notes';

/** The note of every call by which staff edit content. */
export const contentNotes: Readonly<Record<keyof typeof staffEndpoints, CallNote>> = {
  ...recordNotes,
  ...editionNotes,
  ...queueNotes,
  ...noticeNotes,
};

/** Refusals of every call on content. */
const COMMON_ERRORS: Readonly<Record<number, string>> = {
  401: 'there is no token, or it has expired or was signed out; `data` may be missing',
  10700: 'too many calls: more than 10 a second on one path from one address, after half a second of waiting',
};

/** The codes of a refusal of a call, and when each is sent, by code. */
export const errorsOf = ({ errors }: CallNote): [code: number, when: string][] =>
  Object.entries({ ...COMMON_ERRORS, ...errors }).map(([code, when]) => [Number(code), when]);

/** What holds for all calls on content, as Markdown. */
export const CONVENTIONS = `## Calls by which staff edit content

- The token is sent as \`T-Authorization\`. Authorities (\`content_<kind>_<right>\`, the right one of select, insert, update, delete, review, publish) are those of the roles of the user; the super administrator has all. Without an authority the answer is 100210.
- A failure has HTTP 200, a code other than 0 and a text in Chinese as \`msg\`. The console has texts of its own in six languages for 20900 to 20962 and shows \`msg\` for all other codes, so that a 98xx names the field: \`参数验证错误: titleZh，不能为空! \`. On 401 it ends the session and leaves for its page 401; on 10100 of an update it reads the record again and shows field by field what differs.
- Checks come in this order: token, kind, authority, record and version (10100), state (20951), writer (20952), values (98xx and those of the kind). Where the authority depends on the record or on the body (submit, sendBack, publish, withdraw, restore, importAll) it is checked after record and version.
- Records are locked optimistically: \`version\` is the one that was read, and rises with each write.
- Days are those of the server, in GMT+8; times are yyyy-MM-dd HH:mm:ss on its clock.
- Lists take \`pageNo\`, \`pageSize\`, filters \`<field>_<OP>\` (EQ, IN with values joined by commas, LIKE a part, LIKEL the end, LIKER the beginning, BEGIN and END both included) and \`<field>_ORDER\` (ASC or DESC, several in the order sent). A field or operator that is not known and an empty value are ignored; of a repeated parameter the first counts. Without an order the record that was written last comes first.
- Texts of a body lose what the filter of the server takes out (\`<script>\`, \`javascript:\`, \`vbscript:\`, \`eval()\`, \`expression()\`, \`onload=\`), silently. HTML is otherwise stored and sent as written. Every reader sanitises it: headings, paragraphs, lists, tables, emphasis, links and pictures remain; scripts, styles, forms, frames, names and ids do not. The console takes these out before it saves, too.
- \`null\` and an empty text are the same: no value. The server sends every field of the kind, null for no value; the examples leave these out.
- Every write is also in the log of actions (\`system/op-logs\`), refused ones with their code, except those without the authority; marking notifications, who edits and the parts of an upload are no actions.`;
