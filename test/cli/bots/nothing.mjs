/** No bot at all. */
export const bot = null
