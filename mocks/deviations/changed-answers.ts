import { getResponse, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { StandardGraph } from '@/features/standards/standards-schema';
import { desEncrypt } from '../crypto/des-encrypt';
import type { Envelope } from '../envelope';
import { system } from '../handlers/system/state';
import { largeGraph } from '../standards/large-graph';
import { menuFaults } from './menu-faults';

type Change = (data: unknown) => unknown;

/** Deviations of one endpoint's data: what to send instead, based on the regular data. */
const changes = {
  ...menuChanges(),
  'user-info-empty': () => null,
  'user-info-no-roles': (user) => ({ ...(user as object), roles: undefined }),
  'perms-empty': (user) => ({ ...(user as object), perms: [] }),
  'large-graph': (graph) => largeGraph(graph as StandardGraph),
  'login-without-token': () => desEncrypt('{"expiresAtTs":1767225600000}', system().key.publicKey),
} satisfies Record<string, Change>;

export type ChangedAnswer = keyof typeof changes;

/** The addresses each of them applies to. */
const addresses: Record<Exclude<ChangedAnswer, `menu-${string}`> | 'menu', RegExp> = {
  menu: /\/menu\/findMenuTree(\?|$)/,
  'user-info-empty': /\/user\/getInfo(\?|$)/,
  'user-info-no-roles': /\/user\/getInfo(\?|$)/,
  'perms-empty': /\/user\/getInfo(\?|$)/,
  'large-graph': /\/standard\/getGraph(\?|$)/,
  'login-without-token': /\/rcep-boot\/system\/login(-by-code)?(\?|$)/,
};

export function isChangedAnswer(name: string): name is ChangedAnswer {
  return Object.hasOwn(changes, name);
}

/** True for the requests whose answer the deviation changes. */
export function changesAnswerOf(name: ChangedAnswer, request: Request): boolean {
  const isMenu = (known: ChangedAnswer): known is keyof typeof menuFaults => Object.hasOwn(menuFaults, known);
  return addresses[isMenu(name) ? 'menu' : name].test(request.url);
}

/** The regular answer with changed data; an error (no token, wrong password) stays as it is. */
export async function changedAnswer(
  name: ChangedAnswer,
  request: Request,
  plain: HttpHandler[],
): Promise<Response | undefined> {
  const answer = await getResponse(plain, request.clone());
  if (answer?.status !== 200) return answer;
  const sent = (await answer.json()) as Envelope;
  const changed = sent.code === 0 ? { ...sent, data: changes[name](sent.data) } : sent;
  return HttpResponse.json(changed as JsonBodyType);
}

function menuChanges(): Record<keyof typeof menuFaults, Change> {
  const entries = Object.entries(menuFaults).map(([name, change]): [string, Change] => [
    name,
    (tree) => change(tree as Record<string, unknown>[]),
  ]);
  return Object.fromEntries(entries) as Record<keyof typeof menuFaults, Change>;
}
