import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** The server sends sizes and times as texts with their unit, or as numbers. */
const fact = z.nullish(z.union([z.string(), z.number()]));
const percent = z.nullish(z.number());

/** Shares of the processor in percent. */
const cpuInfo = z.object({
  cpuModel: fact,
  cpuNum: fact,
  used: percent,
  sys: percent,
  wait: percent,
  free: percent,
});

/** The memory of the server; `usage` in percent. */
const memInfo = z.object({ total: fact, used: fact, free: fact, usage: percent });

/** The Java virtual machine and its memory. */
const jvmInfo = z.extend(memInfo, {
  max: fact,
  jvmName: fact,
  version: fact,
  vendor: fact,
  home: fact,
  startTime: fact,
  runTime: fact,
});

const fileInfo = z.extend(memInfo, { diskName: fact, fileName: fact, diskType: fact });

/** All that the server tells about itself. */
const systemInfo = z.object({
  systemInfo: z.nullish(
    z.object({
      computerName: fact,
      computerIp: fact,
      osName: fact,
      osArch: fact,
      userName: fact,
      userDir: fact,
    }),
  ),
  cpuInfo: z.nullish(cpuInfo),
  memInfo: z.nullish(memInfo),
  JVMInfo: z.nullish(jvmInfo),
  sysFileInfo: z.nullish(z.array(fileInfo)),
});
export type ServerState = z.infer<typeof systemInfo>;

/** GET monitor/getSystemInfo; needs `devops_sysmonitor_select`. */
export const systemInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/monitor/getSystemInfo',
  summary: 'Processor, memory, virtual machine and disks of the server',
  data: systemInfo,
});

/** GET monitor/getCpuInfo, getMemInfo, getJVMInfo: the parts that change from one moment to the next. */
export const cpuInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/monitor/getCpuInfo',
  summary: 'The processor of the server',
  data: cpuInfo,
});
export const memInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/monitor/getMemInfo',
  summary: 'The memory of the server',
  data: memInfo,
});
export const jvmInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/monitor/getJVMInfo',
  summary: 'The Java virtual machine of the server',
  data: jvmInfo,
});
