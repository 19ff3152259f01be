import type { RoleRow } from '@/features/roles/roles-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRoleWords } from './use-role-words';

/** The columns of the list of roles; a value without a word is shown as it came. */
export function useRoleColumns(): readonly ListColumn<RoleRow>[] {
  const { t } = useTexts('personnel');
  const { labelWord, dataScopeWord } = useRoleWords();
  const labelText = ({ label }: RoleRow) => labelWord(label) ?? label ?? null;
  const dataScopeText = ({ dataScope }: RoleRow) => dataScopeWord(dataScope) ?? dataScope ?? null;
  return [
    { field: 'roleCode', title: t('role.roleCode'), isSortable: true },
    { field: 'roleName', title: t('role.roleName'), isSortable: true },
    {
      field: 'label',
      title: t('role.label'),
      text: labelText,
      render: (role) => labelText(role) ?? '—',
    },
    {
      field: 'dataScope',
      title: t('role.dataScope'),
      text: dataScopeText,
      render: (role) => dataScopeText(role) ?? '—',
    },
    { field: 'remark', title: t('role.remark') },
  ];
}
