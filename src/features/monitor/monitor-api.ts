import { callApi } from '@/shared/api/client/http-client';
import { cpuInfoEndpoint, jvmInfoEndpoint, memInfoEndpoint, systemInfoEndpoint } from './monitor-schema';

interface QueryFields {
  signal: AbortSignal;
}

/** monitor/getSystemInfo as a query: everything, loaded once; the caller shows errors. */
export const serverQuery = {
  queryKey: ['monitor', 'getSystemInfo'] as const,
  queryFn: ({ signal }: QueryFields) => callApi(systemInfoEndpoint, { signal, quiet: true }),
};

/** monitor/getCpuInfo, getMemInfo and getJVMInfo as one query: what changes, for polling. */
export const loadQuery = {
  queryKey: ['monitor', 'load'] as const,
  queryFn: async ({ signal }: QueryFields) => {
    const options = { signal, quiet: true };
    const [cpuInfo, memInfo, JVMInfo] = await Promise.all([
      callApi(cpuInfoEndpoint, options),
      callApi(memInfoEndpoint, options),
      callApi(jvmInfoEndpoint, options),
    ]);
    return { cpuInfo, memInfo, JVMInfo };
  },
};
