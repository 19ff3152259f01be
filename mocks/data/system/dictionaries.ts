import { baseRow, type DictDetailRow, type DictRow } from './rows';

/** Dictionaries as [code, name, entries `value → name`]; the built-in ones are delivered with the back end. */
const builtIn: [string, string, [string, string][]][] = [
  [
    'no_yes',
    '否是',
    [
      ['0', '否'],
      ['1', '是'],
    ],
  ],
  [
    'menu_type',
    '菜单类型',
    [
      ['1', '菜单'],
      ['2', '按钮'],
      ['3', '外链'],
    ],
  ],
  [
    'menu_role_label',
    '菜单角色标签',
    [
      ['0', '系统模块'],
      ['1', '功能模块'],
    ],
  ],
  [
    'role_data_scope',
    '角色数据范围',
    [
      ['0', '仅本人数据'],
      ['1', '本部门数据'],
      ['2', '本部门及以下数据'],
      ['3', '全部数据'],
    ],
  ],
  [
    'password_level',
    '密码强度',
    [
      ['0', '低'],
      ['1', '中'],
      ['2', '高'],
      ['3', '很高'],
      ['4', '非常高'],
    ],
  ],
  [
    'login_from',
    '登录来源',
    [
      ['0', 'PC'],
      ['1', 'Android'],
      ['2', 'IOS'],
      ['3', 'H5'],
      ['-1', '未知'],
    ],
  ],
  [
    'log_type',
    '日志类型',
    [
      ['0', 'WEB'],
      ['1', '客户端'],
      ['2', '后台'],
      ['3', '程序自动'],
    ],
  ],
  [
    'log_level',
    '日志级别',
    [
      ['-1', 'DEBUG'],
      ['0', 'INFO'],
      ['1', 'WARN'],
      ['2', 'ERROR'],
      ['3', 'TRACE'],
    ],
  ],
  [
    'log_operation_type',
    '日志操作类型',
    [
      ['unknown', '未知'],
      ['delete', '删除'],
      ['select', '查询'],
      ['update', '修改'],
      ['insert', '新增'],
    ],
  ],
  [
    'log_model_type',
    '日志模块',
    [
      ['00', '公共'],
      ['01', '用户'],
      ['02', '角色'],
      ['03', '菜单'],
      ['04', '组织'],
      ['05', '字典'],
      ['06', '租户'],
      ['07', '地区'],
      ['08', '监控'],
      ['09', '代码生成器'],
    ],
  ],
  [
    'storage_type',
    '存储类型',
    [
      ['local', '本地'],
      ['upYun', '又拍云'],
    ],
  ],
  ['crypto_asymmetric', '非对称加密', [['RSA', 'RSA']]],
  [
    'org_type',
    '组织类型',
    [
      ['1', '公司'],
      ['2', '部门'],
      ['3', '岗位'],
    ],
  ],
];

/** 示例数据: dictionaries that staff may change. */
const open: typeof builtIn = [
  [
    'rcep_sector',
    '重点行业',
    [
      ['ev', '电动汽车'],
      ['manufacturing', '智能制造'],
      ['building', '建材'],
      ['textile', '纺织'],
    ],
  ],
  [
    'risk_level',
    '风险等级',
    [
      ['high', '高'],
      ['low', '低'],
    ],
  ],
];

const all = [
  ...builtIn.map((entry) => ({ entry, izLock: '1' })),
  ...open.map((entry) => ({ entry, izLock: '0' })),
];

export const dicts: DictRow[] = all.map(({ entry: [typeCode, typeName], izLock }, index) => ({
  ...baseRow(String(100 + index)),
  typeCode,
  typeName,
  izLock,
  remark: izLock === '1' ? null : '示例数据',
}));

export const dictDetails: DictDetailRow[] = all.flatMap(({ entry: [typeCode, , entries], izLock }, index) =>
  entries.map(([dictValue, dictName], place) => ({
    ...baseRow(String(1000 + index * 20 + place)),
    typeId: String(100 + index),
    typeCode,
    dictName,
    dictValue,
    izLock,
    sortNo: place + 1,
    remark: null,
  })),
);
