export const id = 446;
export const ids = [446];
export const modules = {

/***/ 4446:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validate = validate;
async function validate() {
    return 0;
}


/***/ })

};
