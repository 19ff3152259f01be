import { Gated } from '@/features/session/gated';
import { OptionsList } from './options-list';

/** The administration of parameters (contract §5, 参数配置). */
export default function OptionsPage() {
  return (
    <Gated perm="system_options_select">
      <OptionsList />
    </Gated>
  );
}
