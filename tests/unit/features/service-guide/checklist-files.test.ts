import { describe, expect, it } from 'vitest';
import { checklistCsv, checklistText } from '@/features/service-guide/checklist-files';

describe('the files of a checklist', () => {
  const lines = [
    { step: '1 归类', item: '确认编码', article: '', done: true },
    { step: '1 归类', item: '=选定税目', article: '', done: false },
    { step: '6 申报', item: '保存记录', article: '第 3.27 条', done: false },
  ];

  it('as text', () => {
    expect(checklistText(['9406.20'], lines)).toBe(
      '9406.20\n\n1 归类\n[x] 确认编码\n[ ] =选定税目\n\n6 申报\n[ ] 保存记录 (第 3.27 条)\n',
    );
  });

  it('as CSV, formulas neutralised', () => {
    const heads = { step: '步骤', item: '事项', article: '依据', done: '已办', yes: '是', no: '否' };
    expect(checklistCsv(heads, lines).split('\r\n')).toEqual([
      '步骤,事项,依据,已办',
      '1 归类,确认编码,,是',
      "1 归类,'=选定税目,,否",
      '6 申报,保存记录,第 3.27 条,否',
    ]);
  });
});
