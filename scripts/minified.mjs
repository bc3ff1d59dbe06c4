/** How code is minified: the names of classes stay, because messages show those of errors. The licences are in a separate file. */
export const MINIFIED = { compress: true, mangle: { keepNames: { class: true, function: false } } };
