import { Gated } from '@/features/session/gated';
import { SettingsView } from './settings-view';

/** The settings of the back end (contract §5, 系统设置). */
export default function SettingsPage() {
  return (
    <Gated perm="system_options_update">
      <SettingsView />
    </Gated>
  );
}
