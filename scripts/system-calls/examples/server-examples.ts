import type { SystemExample } from './example';

const newestFirst = { pageNo: 1, pageSize: 10, createTime_ORDER: 'DESC' };

/** Logs, and the state of the server. */
export const serverExamples: Readonly<Record<string, SystemExample>> = {
  loginLogPage: { query: newestFirst },
  operationLogPage: { query: newestFirst },
  operationLog: { query: { id: '6001' } },
  systemInfo: {},
  cpuInfo: {},
  memInfo: {},
  jvmInfo: {},
};
