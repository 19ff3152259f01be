import { persistedTable } from '../content/persistence';
import { baseRow, type OperationLogRow, type UserRow } from '../data/system/rows';
import { MockFailure } from '../envelope';
import { clockText } from '../handlers/system/row-writes';
import { system } from '../handlers/system/state';
import { actionArgs } from './action-args';
import { actionName, type ActionName } from './action-names';

/** How many actions are saved; older ones are dropped. */
const MOST_ACTIONS = 500;
const FIRST_ID = 7001;

/** Levels of the dictionary `log_level`. */
const INFO = '0';
const WARN = '1';
const ERROR = '2';

const NO_AUTHORITY = 100210;

const saved = persistedTable<OperationLogRow[]>('operation-log', () => []);

/** The actions of staff, the newest first: those that were logged, then the sample data. */
export const loggedActions = (): readonly OperationLogRow[] => [...saved.value, ...system().operationLogs];

/**
 * Answers a write and adds it to the log, a refused one as an error with its code. Calls that are no write, and those
 * without the authority, are not logged.
 */
export async function logged(
  request: Request,
  user: UserRow,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const name = actionName(new URL(request.url).pathname);
  if (name === null) return answer();
  const sent = request.clone();
  const from = performance.now();
  const finish = async (code: number) => {
    const runTime = Math.round(performance.now() - from);
    add(name, user, { args: await actionArgs(sent), runTime, code });
  };
  try {
    const response = await answer();
    await finish(0);
    return response;
  } catch (error) {
    const code = error instanceof MockFailure ? error.code : -1;
    if (code !== NO_AUTHORITY) await finish(code);
    throw error;
  }
}

function add(
  { operationType, ...name }: ActionName,
  { id: userId, username, realName }: UserRow,
  { args, runTime, code }: { args: string; runTime: number; code: number },
): void {
  const time = clockText();
  const row: OperationLogRow = {
    ...baseRow(String(Math.max(FIRST_ID - 1, ...saved.value.map(({ id }) => Number(id))) + 1)),
    createBy: userId,
    updateBy: userId,
    createTime: time,
    updateTime: time,
    logType: '2',
    level: code === 0 ? levelOf(operationType) : ERROR,
    ...name,
    operationType,
    args,
    username,
    realName,
    runTime,
    returnValue: JSON.stringify({ code }),
  };
  saved.value = [row, ...saved.value].slice(0, MOST_ACTIONS);
  saved.saveIfRoom();
}

const levelOf = (operationType: ActionName['operationType']) => (operationType === 'delete' ? WARN : INFO);
