"""Reads what the compiler noted in a debug build: which file declares a name, and which files use it."""
import ctypes
import os
import pathlib
import shutil

REFERENCE, DEFINITION = 1 << 2, 1 << 1
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("count", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.bytes, self.count).decode() if self.bytes else ""


OBJECT, PATH, OUT = ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, OBJECT, OBJECT)
EACH_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, OBJECT, Text)
FUNCTIONS = {
    "store_create": (OBJECT, PATH, OUT),
    "store_units_apply_f": (ctypes.c_bool, OBJECT, ctypes.c_uint, OBJECT, EACH_NAME),
    "unit_reader_create": (OBJECT, OBJECT, PATH, OUT),
    "unit_reader_dispose": (None, OBJECT),
    "unit_reader_get_main_file": (Text, OBJECT),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, OBJECT, OBJECT, EACH),
    "unit_dependency_get_kind": (ctypes.c_int, OBJECT),
    "unit_dependency_get_name": (Text, OBJECT),
    "unit_dependency_get_filepath": (Text, OBJECT),
    "record_reader_create": (OBJECT, OBJECT, PATH, OUT),
    "record_reader_dispose": (None, OBJECT),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, OBJECT, OBJECT, EACH),
    "occurrence_get_symbol": (OBJECT, OBJECT),
    "occurrence_get_roles": (ctypes.c_uint64, OBJECT),
    "occurrence_get_line_col": (None, OBJECT, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)),
    "symbol_get_usr": (Text, OBJECT),
    "symbol_get_name": (Text, OBJECT),
}


def library():
    """Returns the functions of the library that comes with the compiler."""
    folder = pathlib.Path(shutil.which("swift") or "").resolve().parent.parent / "lib"
    path = next(folder.glob("libIndexStore.*"), None)
    if not path:
        # Some packages of the compiler come without it; the names of types have been checked all the same.
        print(f"not run: functions and properties between rooms (there is no libIndexStore in {folder})")
        raise SystemExit(0)
    loaded, functions = ctypes.CDLL(str(path)), {}
    for name, (result, *arguments) in FUNCTIONS.items():
        functions[name] = getattr(loaded, "indexstore_" + name)
        functions[name].restype, functions[name].argtypes = result, arguments
    return functions


def uses(store, modules):
    """Returns (file, line, name, file that declares it) for all uses in folders of a name of another file of theirs.

    A file that has changed since it was compiled is an error: nothing would be known of it.
    """
    call, error = library(), ctypes.c_void_p()
    opened = call["store_create"](str(store).encode(), ctypes.byref(error))
    if not opened:
        raise SystemExit(f"there is no debug build ({store})")
    units, records = [], {}
    call["store_units_apply_f"](opened, 0, None, EACH_NAME(lambda _, name: units.append(str(name)) or True))
    for unit in units:
        reader = call["unit_reader_create"](opened, unit.encode(), ctypes.byref(error))
        if not reader:
            continue
        main = str(call["unit_reader_get_main_file"](reader))
        time = os.stat(store / "v5" / "units" / unit).st_mtime

        def record(_, part):
            if call["unit_dependency_get_kind"](part) == RECORD:
                if str(call["unit_dependency_get_filepath"](part)) == main:
                    name = str(call["unit_dependency_get_name"](part))
                    records[main] = max(records.get(main, (0, "")), (time, name))
            return True

        if any(module in pathlib.Path(main).parents for module in modules):
            call["unit_reader_dependencies_apply_f"](reader, None, EACH(record))
        call["unit_reader_dispose"](reader)
    stale = [
        str(path)
        for module in modules
        for path in sorted(module.rglob("*.swift"))
        if records.get(str(path), (0, ""))[0] < path.stat().st_mtime
    ]
    if stale:
        raise SystemExit(f"not built since they changed: {', '.join(stale[:5])} ({len(stale)})")
    owners, found = {}, []
    for main, (_, name) in sorted(records.items()):
        if not os.path.exists(main):
            continue
        reader = call["record_reader_create"](opened, name.encode(), ctypes.byref(error))

        def occurrence(_, place):
            symbol, roles = call["occurrence_get_symbol"](place), call["occurrence_get_roles"](place)
            usr, line, column = str(call["symbol_get_usr"](symbol)), ctypes.c_uint(), ctypes.c_uint()
            call["occurrence_get_line_col"](place, ctypes.byref(line), ctypes.byref(column))
            if roles & DEFINITION:
                owners[usr] = main
            if roles & REFERENCE:
                found.append((main, line.value, str(call["symbol_get_name"](symbol)), usr))
            return True

        call["record_reader_occurrences_apply_f"](reader, None, EACH(occurrence))
        call["record_reader_dispose"](reader)
    return [
        (main, line, name, owners[usr])
        for main, line, name, usr in found
        if owners.get(usr, main) != main
    ]
