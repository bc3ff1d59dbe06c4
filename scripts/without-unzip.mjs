// Stands in the bundle for `unzip-stream` (paths of tsconfig.json). Only `downloadArtifact` of @actions/artifact uses that
// package, which Stepgate never calls, and one of the packages below it, `buffers`, has no licence.
export default {
  Extract() {
    throw new Error('artifacts are not unzipped');
  },
};
