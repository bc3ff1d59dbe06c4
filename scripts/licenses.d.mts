export function licenseOf(folder: string): { readonly name: string; readonly text: string };
