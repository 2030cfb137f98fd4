/** A bot that never answers. */
export default () => () => {
  for (;;);
}
