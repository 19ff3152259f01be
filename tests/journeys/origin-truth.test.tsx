import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOrigin } from './origin-harness';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const own = () => section(/我的产品合格吗/);
const proof = () => section(/要取得的证明/);
const field = (name: string) => own().getByLabelText(name);

/** The sample list with another FOB than its own of 100,000. */
async function openSample(fob: string) {
  const user = userEvent.setup();
  await openOrigin();
  await user.click(own().getByRole('button', { name: '试用示例清单' }));
  await user.clear(field('离岸价 FOB'));
  await user.paste(fob);
  return user;
}

describe('a bill of materials that contradicts itself (D2)', () => {
  it.each([
    ['1,000', '99,000'],
    ['80,000', '20,000'],
  ])('gets no verdict at FOB %s, and says by how much FOB is exceeded', async (fob, excess) => {
    await openSample(fob);
    expect(
      await own().findByText(new RegExp(`合计 USD 100,000，离岸价只有 ${fob}，多出 ${excess}`)),
    ).toBeVisible();
    expect(await own().findByText('清单里的数目互相矛盾，改好之前不判定。', { selector: 'p' })).toBeVisible();
    expect(own().queryByText('合格（原产）')).not.toBeInTheDocument();
    expect(own().queryByText('判定过程')).not.toBeInTheDocument();
    expect(own().queryByText('要取得原产资格，最小的改动')).not.toBeInTheDocument();
    expect(own().queryByText(/要同时符合 .*，最小的改动/)).not.toBeInTheDocument();
    expect(proof().queryByText('证书上这样填')).not.toBeInTheDocument();
    expect(field('离岸价 FOB')).toBeInvalid();
    expect(field('离岸价 FOB')).toHaveAccessibleDescription('低于材料和费用的合计');
  });

  it('leads to FOB and to the largest amount, and judges once FOB is mended', async () => {
    const user = await openSample('1,000');
    await user.click(await own().findByRole('button', { name: '到“钢结构连接件”' }));
    expect(field('价值，第 4 行')).toHaveFocus();
    await user.click(own().getByRole('button', { name: '到“离岸价 FOB”' }));
    expect(field('离岸价 FOB')).toHaveFocus();
    await user.paste('100000');
    expect(await own().findByText('合格（原产）')).toBeVisible();
    await waitFor(() => expect(own().queryByText(/离岸价只有/)).not.toBeInTheDocument());
    expect(await proof().findByText('证书上这样填')).toBeVisible();
  });

  it('judges a list that leaves a part of FOB out', async () => {
    await openSample('100,001');
    expect(await own().findByText('合格（原产）')).toBeVisible();
    expect(await own().findByText('未列明的部分')).toBeVisible();
  });

  it('leads to a cost where that is the largest amount', async () => {
    const user = await openSample('100,000');
    await user.clear(field('其他费用'));
    await user.paste('500000');
    await user.click(await own().findByRole('button', { name: '到“其他费用”' }));
    expect(field('其他费用')).toHaveFocus();
  });
});

describe('the boxes of the certificate (F11)', () => {
  it('are those of Form RCEP, marked as unchecked', async () => {
    await openOrigin();
    const names = proof()
      .getAllByRole('term')
      .map((term) => term.textContent)
      .filter((name) => name.startsWith('第 '));
    expect(names).toEqual([
      '第 8 栏 包装和货物描述',
      '第 9 栏 HS 编码（6 位）',
      '第 10 栏 原产地标准',
      '第 11 栏 RCEP 原产国',
      '第 12 栏 离岸价',
      '第 13 栏 发票',
      '第 14 栏 备注',
      '第 17 栏 打勾的方格',
    ]);
    const table = proof().getByText('9406.20').closest('dl');
    expect(table).toHaveTextContent('第 9 栏 HS 编码（6 位）9406.20');
    expect(table).toHaveTextContent('使用 RVC 时才填');
    expect(table).toHaveTextContent('第三方发票和背对背原产地证明的细节，经核准出口商的编号');
    expect(table).toHaveTextContent('追溯签发、第三方发票、背对背原产地证明，在这里打勾');
    expect(proof().getByRole('heading', { name: /证书上这样填/ })).toHaveTextContent('待核');
  });
});

describe('a material from a country that is no Party (D16)', () => {
  it('is non-originating, and is to be replaced, not looked into', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste('材料\tHS\t产地\t价值\nMOSFET\t9406.90\t中国台湾\t70\n钢材\t7216.33\t\t1');
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    expect(await own().findByDisplayValue('MOSFET')).toBeVisible();
    expect(own().getByLabelText('原产资格，第 1 行')).toHaveDisplayValue('非原产');
    expect(own().getByLabelText('原产资格，第 2 行')).toHaveDisplayValue('未知，按非原产');
    await user.click(field('离岸价 FOB'));
    await user.paste('100');
    expect(await own().findByText(/MOSFET改用出口方或可累积缔约方的原产材料/)).toBeVisible();
    expect(own().queryByText(/查明MOSFET的产地/)).not.toBeInTheDocument();
  });

  it('is said to contradict “originating”', async () => {
    const user = userEvent.setup();
    await openOrigin();
    const status = () => own().getByRole('combobox', { name: '原产资格，第 1 行' });
    await user.type(field('材料，第 1 行'), 'x');
    await user.click(field('价值，第 1 行'));
    await user.paste('10');
    await user.selectOptions(own().getByRole('combobox', { name: '产地，第 1 行' }), 'DE');
    expect(status()).toHaveDisplayValue('非原产');
    expect(within(status()).queryByRole('option', { name: /未知/ })).not.toBeInTheDocument();
    await user.selectOptions(status(), 'yes');
    expect(status()).toHaveAccessibleDescription('产地不是缔约方，按非原产计');
    await user.click(field('离岸价 FOB'));
    await user.paste('100');
    await waitFor(() => expect(status()).toHaveDisplayValue('不能累积'));
    expect(status()).toHaveAccessibleDescription('产地不是缔约方，按非原产计');
    await user.selectOptions(own().getByRole('combobox', { name: '产地，第 1 行' }), 'KR');
    await waitFor(() => expect(status()).toHaveDisplayValue('原产（累积）'));
    expect(status()).not.toHaveAccessibleDescription();
  });
});

describe('rows of a list that could not be read whole (D25)', () => {
  const pasteList = async (text: string) => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(field('离岸价 FOB'));
    await user.paste('100');
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    return user;
  };

  it('are added with the bad cells empty and red, and hold the verdict back until they are mended', async () => {
    const user = await pasteList(
      '材料\tHS\t产地\t原产资格\t价值\n钢材\t7216.33\t日本\t是\t50\n螺栓\t7318.15\t火星\t也许\t1O\n合计\t\t\t\t60',
    );
    expect(await own().findByText(/1 行有无法识别的单元格，已留空并标红/)).toBeVisible();
    expect(own().getByText(/1 行没有读入/)).toBeVisible();
    expect(field('材料，第 2 行')).toHaveValue('螺栓');
    expect(field('价值，第 2 行')).toHaveValue('');
    expect(field('价值，第 2 行')).toBeInvalid();
    expect(field('价值，第 2 行')).toHaveAccessibleDescription('价值“1O”不是一个数');
    expect(field('产地，第 2 行')).toBeInvalid();
    expect(field('产地，第 2 行')).toHaveAccessibleDescription('产地“火星”无法识别');
    expect(field('原产资格，第 2 行')).toBeInvalid();
    expect(await own().findByText(/有的单元格无法识别，已留空并标红/)).toBeVisible();
    expect(own().queryByText('合格（原产）')).not.toBeInTheDocument();

    await user.click(field('价值，第 2 行'));
    await user.paste('10');
    await user.selectOptions(field('产地，第 2 行'), '不明');
    await user.selectOptions(field('原产资格，第 2 行'), 'no');
    expect(field('产地，第 2 行')).toBeValid();
    expect(await own().findByText('合格（原产）')).toBeVisible();
  });

  it('say under the name what is to be filled in behind the button of the row', async () => {
    const user = await pasteList('材料\t价值\t用途\t重量\n钢材\t50\t\t1\n盖\t5\tlid\t1 ton');
    expect(await own().findByDisplayValue('盖')).toHaveAccessibleDescription(
      '重量（kg）“1 ton”不是一个数、用途“lid”无法识别',
    );
    await user.click(own().getByRole('button', { name: '第 2 行的更多内容' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('用途')).toHaveDisplayValue('lid');
    await user.selectOptions(dialog.getByLabelText('用途'), 'material');
    await user.click(dialog.getByLabelText('重量（kg）'));
    await user.paste('1000');
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(own().queryByText(/有的单元格无法识别/)).not.toBeInTheDocument());
  });

  it('go again with the rest of the list, and may be removed', async () => {
    const list = '材料\t产地\t价值\n钢材\t日本\t50\n螺栓\t火星\t10';
    const user = await pasteList(list);
    expect(await own().findByDisplayValue('螺栓')).toBeVisible();
    await user.click(own().getByRole('button', { name: '第 2 行的更多内容' }));
    await user.click(await screen.findByRole('button', { name: '删去这一行' }));
    await waitFor(() => expect(own().queryByText(/有的单元格无法识别/)).not.toBeInTheDocument());
    await user.click(own().getByRole('button', { name: '撤销' }));
    expect(own().queryByDisplayValue('钢材')).not.toBeInTheDocument();
  });

  it('are still to be mended after a reload', async () => {
    await pasteList('材料\t产地\t价值\n钢材\t日本\t50\n螺栓\t火星\t10');
    expect(await own().findByDisplayValue('螺栓')).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openOrigin();
    expect(field('产地，第 2 行')).toBeInvalid();
    expect(field('产地，第 2 行')).toHaveDisplayValue('火星');
  });
});
