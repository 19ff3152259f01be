/** Codes of the back end with their text; a handler may send a longer text under the same code. */
export const codeTexts = {
  0: '请求成功',
  200: '操作成功',
  [-1]: '操作失败',
  401: '认证失败，请重新登陆',
  402: '凭证已过期，请重新登陆',
  9800: '参数验证错误: 不能为空',
  9802: '参数验证错误: 只能为整数',
  9830: '参数验证错误: 超出最大长度',
  9831: '参数验证错误: 小于最小长度',
  10100: '更新数据失败，是否刷新页面重试？',
  10700: '当前系统繁忙，请稍后再试',
  100210: '权限不足，请联系管理员',
} as const;

export type KnownCode = keyof typeof codeTexts;
