import type { RoleRow } from '@/features/roles/roles-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRoleWords } from './use-role-words';

/** The columns of the list of roles; a value without a label is shown as received. */
export function useRoleColumns(): readonly ListColumn<RoleRow>[] {
  const { t } = useTexts('personnel');
  const { labelWord, dataScopeWord } = useRoleWords();
  const labelText = ({ label }: RoleRow) => labelWord(label) ?? label ?? null;
  const dataScopeText = ({ dataScope }: RoleRow) => dataScopeWord(dataScope) ?? dataScope ?? null;
  return [
    { id: 'roleCode', head: t('role.roleCode'), isSortable: true },
    { id: 'roleName', head: t('role.roleName'), isSortable: true },
    {
      id: 'label',
      head: t('role.label'),
      text: labelText,
      cell: (role) => labelText(role) ?? '—',
    },
    {
      id: 'dataScope',
      head: t('role.dataScope'),
      text: dataScopeText,
      cell: (role) => dataScopeText(role) ?? '—',
    },
    { id: 'remark', head: t('role.remark') },
  ];
}
