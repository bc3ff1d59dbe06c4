export const id = 610;
export const ids = [610];
export const modules = {

/***/ 65610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
// Stands in the bundle for `unzip-stream` (paths of tsconfig.json). Only `downloadArtifact` of @actions/artifact uses that
// package, which Stepgate never calls, and one of the packages below it, `buffers`, has no licence.
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ({
  Extract() {
    throw new Error('artifacts are not unzipped');
  },
});


/***/ })

};
