/** Stands in for `hoist-non-react-statics`: leaves the target as it is. */
export default function noHoisting<T>(target: T): T {
  return target;
}
