/** Replaces `hoist-non-react-statics`, and returns the target unchanged. */
export default function noHoisting<T>(target: T): T {
  return target;
}
