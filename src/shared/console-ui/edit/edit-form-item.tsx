import { Form } from 'antd';
import { useTexts } from '@/shared/i18n/use-texts';
import { firstProblem, required } from '@/shared/validation/rules';
import type { EditField } from './edit-field';
import type { TextKey } from '@/shared/i18n/text-keys';

/** One field of a form: label above, control, hint, and error. */
export function EditFormItem({ field }: { field: EditField }) {
  const { name, label, input, rules = [], hint } = field;
  const { t } = useTexts('validation');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      required={rules.includes(required)}
      rules={[
        {
          validator: (_rule, value: unknown) => {
            const problem = firstProblem(textOf(value), rules);
            return problem === null
              ? Promise.resolve()
              : Promise.reject(new Error(t(problem.key as TextKey<'validation'>, problem.values)));
          },
        },
      ]}
    >
      {input}
    </Form.Item>
  );
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
