import { Form } from 'antd';
import { firstProblem, required } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import type { EditField } from './edit-field';

/** One field of a form: label above, control, hint, and error. */
export function EditFormItem({ field }: { field: EditField }) {
  const { name, label, input, rules = [], isRequired = false, hint, isCheckedOnLeave = false } = field;
  const problemText = useProblemText();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      validateTrigger={isCheckedOnLeave ? 'onBlur' : 'onChange'}
      required={isRequired || rules.includes(required)}
      rules={[
        {
          validator: (_rule, value: unknown) => {
            const problem = firstProblem(textOf(value), rules);
            return problem === null ? Promise.resolve() : Promise.reject(new Error(problemText(problem)));
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
