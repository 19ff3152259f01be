import { Gated } from '@/features/session/gated';
import { ServerMonitor } from './server-monitor';

/** The state of the server (contract §5, 系统监控). */
export default function MonitorPage() {
  return (
    <Gated perm="devops_sysmonitor_select">
      <ServerMonitor />
    </Gated>
  );
}
