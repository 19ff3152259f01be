import { table } from '../../../db';
import { ok } from '../../../envelope';
import { signedCall } from '../call';

const base = '*/rcep-boot/api/v1/system/monitor';
const options = { authority: 'devops_sysmonitor_select' };

/** How often the server was looked at; its figures follow from it. */
const looks = table(() => 0);

/** 示例数据: a server that does not exist. Percentages are numbers, sizes and times texts, as the back end sends them. */
export const monitorHandlers = [
  signedCall(
    'get',
    `${base}/getSystemInfo`,
    () =>
      ok({
        systemInfo: {
          computerName: '示例服务器',
          computerIp: '192.0.2.1',
          osName: 'Linux',
          osArch: 'amd64',
          userName: 'sample',
          userDir: '/opt/sample',
        },
        cpuInfo: cpu(),
        memInfo: memory(),
        JVMInfo: machine(),
        sysFileInfo: [disk('/', 'ext4', 'SSD', 40, 24), disk('/data', 'xfs', 'HDD', 500, 455)],
      }),
    options,
  ),
  signedCall('get', `${base}/getCpuInfo`, () => ok(cpu()), options),
  signedCall('get', `${base}/getMemInfo`, () => ok(memory()), options),
  signedCall('get', `${base}/getJVMInfo`, () => ok(machine()), options),
];

/** A share in percent that moves with every look. */
const share = (from: number, range: number) => from + ((looks.value * 7) % range);

function cpu() {
  looks.value += 1;
  const [used, sys, wait] = [share(20, 50), 5, 1];
  return {
    cpuModel: '示例处理器',
    cpuNum: 4,
    total: 100,
    sys,
    used,
    wait,
    free: 100 - used - sys - wait,
  };
}

const memory = () => sizes(16, share(50, 30));

const machine = () => ({
  ...sizes(4, share(30, 40)),
  max: '4 GB',
  jvmName: 'OpenJDK 64-Bit Server VM',
  version: '17.0.12',
  vendor: 'Eclipse Adoptium',
  vendorUrl: 'https://adoptium.net/',
  home: '/opt/java',
  startTime: '2026-11-18 08:30:00',
  runTime: '2天3小时15分钟',
});

const disk = (diskName: string, fileName: string, diskType: string, total: number, used: number) => ({
  diskName,
  fileName,
  diskType,
  total: `${total} GB`,
  used: `${used} GB`,
  free: `${rounded(total - used)} GB`,
  usage: Math.round((used / total) * 100),
});

function sizes(totalGb: number, usage: number) {
  const used = Math.round(totalGb * usage) / 100;
  return { total: `${totalGb} GB`, used: `${used} GB`, free: `${rounded(totalGb - used)} GB`, usage };
}

const rounded = (gigabytes: number): number => Math.round(gigabytes * 100) / 100;
