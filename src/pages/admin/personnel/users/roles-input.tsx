import { Checkbox, Radio } from 'antd';
import type { RoleRow } from '@/features/roles/roles-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { choiceText, readChoice, toggleRole } from './role-choice';
import type { RoleChoice } from './role-choice';
import './roles-input.css';

interface RolesInputProps {
  id?: string;
  roles: readonly RoleRow[];
  /** As `choiceText` writes it. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Roles to be held, one of them the default: a row each with a box and a radio. */
export function RolesInput({ id, roles, value, onChange }: RolesInputProps) {
  const { t } = useTexts('personnel');
  const choice = readChoice(value);
  const change = (next: RoleChoice) => onChange?.(choiceText(next));
  return (
    <div id={id} role="group" aria-label={t('users.roles')} className="roles-input">
      {roles.map((role) => {
        const isHeld = choice.ids.includes(role.id);
        return (
          <div key={role.id} className="roles-input-row">
            <Checkbox
              checked={isHeld}
              onChange={(event) => change(toggleRole(choice, role.id, event.target.checked))}
            >
              {role.roleName} <span className="personnel-none">{role.roleCode}</span>
            </Checkbox>
            <Radio
              name="default-role"
              checked={choice.defaultId === role.id}
              disabled={!isHeld}
              aria-label={t('users.defaultRoleOf', { name: role.roleName })}
              onChange={() => change({ ...choice, defaultId: role.id })}
            >
              {t('users.defaultRole')}
            </Radio>
          </div>
        );
      })}
    </div>
  );
}
