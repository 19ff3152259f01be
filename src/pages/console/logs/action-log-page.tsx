import { Gated } from '@/features/session/gated';
import { ActionLog } from './action-log';

/** The log of actions (contract §5, 行为日志). */
export default function ActionLogPage() {
  return (
    <Gated perm="system_op_logs_select">
      <ActionLog />
    </Gated>
  );
}
