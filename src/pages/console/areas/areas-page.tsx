import { Gated } from '@/features/session/gated';
import { AreaTree } from './area-tree';

/** The administration of areas (contract §5, 地域管理). */
export default function AreasPage() {
  return (
    <Gated perm="system_area_select">
      <AreaTree />
    </Gated>
  );
}
